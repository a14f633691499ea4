import type { Webhook } from '@easel/contract/webhooks'
import Copy from 'lucide-react/icons/copy'
import { useFormats } from '../../i18n/format.ts'
import { useWebhookText } from '../../i18n/webhook-words.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { Field } from '../../ui/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { useCopy } from '../../ui/use-copy.ts'
import { useRotateWebhook } from './api.ts'

/** The secret that deliveries are signed with, to be copied or replaced. */
export function WebhookSecret({ webhook: { id, secret, formerUntil } }: { webhook: Webhook }) {
  const t = useWebhookText()
  const formats = useFormats()
  const rotate = useRotateWebhook(id)
  const { copy, problem } = useCopy(secret ?? '')
  const lost = secret === null ? t('webhook.noSecret') : problem
  const former = formerUntil === null ? '' : t('webhook.formerUntil', { date: formats.dateTime(formerUntil) })
  return (
    <>
      <Field
        label={t('webhook.secret')}
        hint={former || t('webhook.secretHint')}
        error={rotate.error?.message ?? lost}
        readOnly
        spellCheck={false}
        value={secret ?? ''}
        onFocus={(event) => event.target.select()}
        after={
          secret !== null && <IconButton label={t('webhook.copySecret')} icon={Copy} onClick={() => copy(secret)} />
        }
      />
      <div>
        <Confirm
          question={t('webhook.confirmRotate')}
          hint={t('webhook.confirmRotateHint')}
          act={t('webhook.rotate')}
          onConfirm={() => rotate.mutate()}
          trigger={
            <Button size="small" isBusy={rotate.isPending}>
              {t('webhook.rotate')}
            </Button>
          }
        />
      </div>
    </>
  )
}
