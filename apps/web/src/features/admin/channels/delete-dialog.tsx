import type { AdminChannel } from '@easel/contract/admin-channels'
import { type FormEvent, useState } from 'react'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { toast } from '../../../ui/toast.ts'
import { ActForm } from '../parts/act-form.tsx'
import { useDeleteChannel } from './api.ts'
import { useChannelTitle } from './use-channel-title.ts'

const REASON_MAX_CHARS = 200

interface DeleteDialogProps {
  /** Null: none is to go. */
  channel: AdminChannel | null
  onClose: () => void
}

/** Ends a channel for everyone in it, once its title is typed. */
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
  const [typed, setTyped] = useState('')
  const remove = useDeleteChannel()
  const isReady = typed.trim() === title.trim() && reason.trim() !== ''

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!isReady || remove.isPending) return
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
      <Field
        label={t('admin.engine.typeName', { id: title })}
        value={typed}
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" variant="danger" disabled={!isReady} isBusy={remove.isPending}>
        {t('admin.delete')}
      </Button>
    </ActForm>
  )
}
