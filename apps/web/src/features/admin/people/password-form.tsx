import type { AdminUser } from '@easel/contract/admin'
import { useState } from 'react'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Confirm } from '../../../ui/confirm.tsx'
import { Field } from '../../../ui/field.tsx'
import { ActForm } from '../parts/act-form.tsx'
import { Panel } from '../parts/panel.tsx'
import { useGivePassword } from './api.ts'
import { FreshPassword } from './fresh-password.tsx'

const REASON_MAX_CHARS = 200

/** Generates a new password for an account. */
export function PasswordForm({ person: { id: userId, name, phone } }: { person: AdminUser }) {
  const t = useAdminText()
  const [reason, setReason] = useState('')
  const give = useGivePassword()
  const act = t('admin.resetPassword')
  return (
    <Panel title={act}>
      {give.data ? (
        <FreshPassword password={give.data.password} />
      ) : (
        <ActForm onSubmit={(event) => event.preventDefault()}>
          <Field
            label={t('admin.reason')}
            maxLength={REASON_MAX_CHARS}
            value={reason}
            error={give.error?.message}
            onChange={(event) => setReason(event.target.value)}
          />
          <Confirm
            question={t('admin.resetPasswordQuestion', { who: name || phone })}
            act={act}
            onConfirm={() => give.mutate({ userId, reason: reason.trim() })}
            trigger={
              <Button disabled={reason.trim() === ''} isBusy={give.isPending}>
                {act}
              </Button>
            }
          />
        </ActForm>
      )}
    </Panel>
  )
}
