import type { AdminChannel } from '@easel/contract/admin-channels'
import { type FormEvent, useState } from 'react'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { toast } from '../../../ui/toast.ts'
import { ActForm } from '../parts/act-form.tsx'
import { TypedName } from '../parts/typed-name.tsx'
import { useTypedName } from '../parts/use-typed-name.ts'
import { useDeleteChannel } from './api.ts'
import { useChannelTitle } from './use-channel-title.ts'

const REASON_MAX_CHARS = 200

interface DeleteDialogProps {
  /** Channel to delete; null: the dialog is closed. */
  channel: AdminChannel | null
  onClose: () => void
}

/** Deletes a channel for all its members, after its title has been typed. */
export function DeleteDialog({ channel, onClose }: DeleteDialogProps) {
  const t = useAdminText()
  const titleOf = useChannelTitle()
  const title = channel ? t('admin.deleteChannelOf', { title: titleOf(channel) }) : ''
  return (
    <Dialog isOpen={channel !== null} onClose={onClose} title={title}>
      {channel && <DeleteForm channel={channel} onDone={onClose} />}
    </Dialog>
  )
}

function DeleteForm({ channel, onDone }: { channel: AdminChannel; onDone: () => void }) {
  const t = useAdminText()
  const title = useChannelTitle()(channel)
  const [reason, setReason] = useState('')
  const draft = useTypedName(title)
  const remove = useDeleteChannel()
  const isReady = reason.trim() !== ''

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!draft.isRight || !isReady || remove.isPending) return
    const onSuccess = () => {
      onDone()
      toast(t('admin.channelDeleted', { title }), 'success')
    }
    remove.mutate({ channelId: channel.id, reason: reason.trim() }, { onSuccess })
  }

  return (
    <ActForm onSubmit={handleSubmit} problem={remove.error?.message ?? ''}>
      <p>{t('admin.deleteChannelHint')}</p>
      <Field
        label={t('admin.reason')}
        hint={t('admin.grantReasonHint')}
        maxLength={REASON_MAX_CHARS}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <TypedName draft={draft} act={t('admin.delete')} isBusy={remove.isPending} isReady={isReady} />
    </ActForm>
  )
}
