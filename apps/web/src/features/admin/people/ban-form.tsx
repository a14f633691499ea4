import type { AdminUser } from '@easel/contract/admin'
import { useState } from 'react'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Confirm } from '../../../ui/confirm.tsx'
import { Field } from '../../../ui/field.tsx'
import { ActForm } from '../parts/act-form.tsx'
import { Panel } from '../parts/panel.tsx'
import { useBanUser } from './api.ts'

const REASON_MAX_CHARS = 500

/** Suspend an account, or let it in again. */
export function BanForm({ person: { id: userId, name, phone, banned } }: { person: AdminUser }) {
  const t = useAdminText()
  const [reason, setReason] = useState('')
  const ban = useBanUser()
  const act = t(banned ? 'admin.unban' : 'admin.ban')
  return (
    <Panel title={act}>
      <ActForm onSubmit={(event) => event.preventDefault()}>
        <Field
          label={t('admin.reason')}
          maxLength={REASON_MAX_CHARS}
          value={reason}
          error={ban.error?.message}
          onChange={(event) => setReason(event.target.value)}
        />
        <Confirm
          question={t(banned ? 'admin.unbanQuestion' : 'admin.banQuestion', { who: name || phone })}
          act={act}
          onConfirm={() => ban.mutate({ userId, body: { banned: !banned, reason: reason.trim() } })}
          trigger={
            <Button disabled={reason.trim() === ''} isBusy={ban.isPending}>
              {act}
            </Button>
          }
        />
      </ActForm>
    </Panel>
  )
}
