import type { CodeBatch } from '@easel/contract/admin-codes'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { useFormats } from '../../../i18n/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Confirm } from '../../../ui/confirm.tsx'
import { toast } from '../../../ui/toast.ts'
import { useRevokeCodes } from './api.ts'
import { stateOf } from './rules.ts'

/** Makes what was not redeemed yet void, after a question. */
export function RevokeButton({ batch }: { batch: CodeBatch }) {
  const t = useAdminText()
  const formats = useFormats()
  const revoke = useRevokeCodes()
  if (stateOf(batch, new Date()) !== 'open') return null
  const left = formats.number(batch.count * batch.maxUses - batch.uses)
  return (
    <Confirm
      question={t('admin.revokeQuestion', { n: left })}
      act={t('admin.revoke')}
      onConfirm={() => revoke.mutate(batch.id, { onSuccess: () => toast(t('admin.revoked'), 'success') })}
      trigger={
        <Button size="small" isBusy={revoke.isPending}>
          {t('admin.revoke')}
        </Button>
      }
    />
  )
}
