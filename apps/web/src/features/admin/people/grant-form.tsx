import type { AdminUser } from '@easel/contract/admin'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { ActForm } from '../parts/act-form.tsx'
import { Panel } from '../parts/panel.tsx'
import { useGrantForm } from './use-grant-form.ts'

const REASON_MAX_CHARS = 200

/** Adds or removes credits. */
export function GrantForm({ person }: { person: AdminUser }) {
  const t = useAdminText()
  const { form, draft, fields, message, isBusy, change, handleSubmit } = useGrantForm(person)
  const directions = (['give', 'take'] as const).map((value) => ({ value, label: t(`admin.${value}`) }))
  return (
    <Panel title={t('admin.grantTitle')}>
      <ActForm ref={form} problem={message} onSubmit={handleSubmit}>
        <RadioGroup
          label={t('admin.direction')}
          value={draft.direction}
          choices={directions}
          onChange={(direction) => change({ direction })}
        />
        <Field
          label={t('admin.credits')}
          inputMode="numeric"
          value={draft.credits}
          error={fields.credits}
          onChange={(event) => change({ credits: event.target.value })}
        />
        <Field
          label={t('admin.reason')}
          hint={t('admin.grantReasonHint')}
          maxLength={REASON_MAX_CHARS}
          value={draft.reason}
          error={fields.reason}
          onChange={(event) => change({ reason: event.target.value })}
        />
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {t(`admin.${draft.direction}`)}
        </Button>
      </ActForm>
    </Panel>
  )
}
