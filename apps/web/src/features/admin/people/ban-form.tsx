import type { AdminUser } from '@easel/contract/admin'
import { type FormEvent, useState } from 'react'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Confirm } from '../../../ui/confirm.tsx'
import { Field } from '../../../ui/field.tsx'
import { ActForm } from '../parts/act-form.tsx'
import { Panel } from '../parts/panel.tsx'
import { TypedName } from '../parts/typed-name.tsx'
import { useTypedName } from '../parts/use-typed-name.ts'
import { useBanUser } from './api.ts'

const REASON_MAX_CHARS = 500

/** Bans an account after its name has been typed, or lifts the ban after a confirmation. */
export function BanForm({ person: { id: userId, name, phone, banned } }: { person: AdminUser }) {
  const t = useAdminText()
  const [reason, setReason] = useState('')
  const who = name || phone
  const draft = useTypedName(who)
  const ban = useBanUser()
  const isReady = reason.trim() !== ''
  const act = t(banned ? 'admin.unban' : 'admin.ban')

  const run = () => ban.mutate({ userId, body: { banned: !banned, reason: reason.trim() } })

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!banned && draft.isRight && isReady && !ban.isPending) run()
  }

  return (
    <Panel title={act}>
      <ActForm onSubmit={handleSubmit}>
        {!banned && <p>{t('admin.banQuestion', { who })}</p>}
        <Field
          label={t('admin.reason')}
          maxLength={REASON_MAX_CHARS}
          value={reason}
          error={ban.error?.message}
          onChange={(event) => setReason(event.target.value)}
        />
        {banned ? (
          <Confirm
            question={t('admin.unbanQuestion', { who })}
            act={act}
            onConfirm={run}
            trigger={
              <Button disabled={!isReady} isBusy={ban.isPending}>
                {act}
              </Button>
            }
          />
        ) : (
          <TypedName draft={draft} act={act} isBusy={ban.isPending} isReady={isReady} />
        )}
      </ActForm>
    </Panel>
  )
}
