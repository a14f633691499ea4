import type { CodeBatch } from '@easel/contract/admin-codes'
import { type FormEvent, useState } from 'react'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { useFormats } from '../../../i18n/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { ActForm } from '../parts/act-form.tsx'
import { DoneMessage } from '../parts/done-message.tsx'
import { TypedName } from '../parts/typed-name.tsx'
import { useTypedName } from '../parts/use-typed-name.ts'
import { useRevokeCodes } from './api.ts'
import { stateOf } from './rules.ts'
import { useBatchName } from './use-batch-name.ts'

/** Revokes the unredeemed codes of a batch, after its name has been typed. */
export function RevokeButton({ batch }: { batch: CodeBatch }) {
  const t = useAdminText()
  const [isOpen, setOpen] = useState(false)
  const revoke = useRevokeCodes()
  if (stateOf(batch, new Date()) !== 'open')
    return revoke.isSuccess ? <DoneMessage>{t('admin.batch.revoked')}</DoneMessage> : null
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('admin.revoke')}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t('admin.revoke')}>
        <RevokeForm batch={batch} revoke={revoke} />
      </Dialog>
    </>
  )
}

function RevokeForm({ batch, revoke }: { batch: CodeBatch; revoke: ReturnType<typeof useRevokeCodes> }) {
  const t = useAdminText()
  const formats = useFormats()
  const draft = useTypedName(useBatchName()(batch))
  const left = formats.number(batch.count * batch.maxUses - batch.uses)

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!draft.isRight || revoke.isPending) return
    revoke.mutate(batch.id, { onSuccess: () => toast(t('admin.revoked'), 'success') })
  }

  return (
    <ActForm onSubmit={handleSubmit} problem={revoke.error?.message ?? ''}>
      <p>{t('admin.revokeQuestion', { n: left })}</p>
      <TypedName draft={draft} act={t('admin.revoke')} isBusy={revoke.isPending} />
    </ActForm>
  )
}
