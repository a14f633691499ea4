import type { ExpireHours, Invite } from '@easel/contract/channel-acts'
import { useState } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { Select } from '../../../ui/select.tsx'
import { useInviteExpiry } from './api.ts'
import styles from './invite-form.module.css'
import { InviteLink } from './invite-link.tsx'
import { RenewLink } from './renew-link.tsx'
import { EXPIRIES, readExpiry } from './rules.ts'

interface InviteFormProps {
  channelId: string
  invite: Invite
}

/** Invite link, its lifetime, and a button to replace it. */
export function InviteForm({ channelId, invite }: InviteFormProps) {
  const t = useText()
  const [chosen, setChosen] = useState<ExpireHours>()
  const expiry = useInviteExpiry(channelId)

  function handleChange(value: string) {
    const hours = readExpiry(value)
    if (hours === undefined) return
    setChosen(hours)
    expiry.mutate(hours, { onError: () => setChosen(undefined) })
  }

  return (
    <div className={styles.form}>
      <InviteLink invite={invite} />
      <div className={styles.change}>
        <Select
          label={t('invite.expiry')}
          value={String(chosen ?? '')}
          choices={[
            ...(chosen ? [] : [{ value: '', label: t('invite.chooseExpiry') }]),
            ...EXPIRIES.map((hours) => ({ value: String(hours), label: t(`invite.h${hours}`) })),
          ]}
          error={expiry.isError ? expiry.error.message : ''}
          onChange={handleChange}
        />
        <RenewLink channelId={channelId} expireHours={chosen} />
      </div>
    </div>
  )
}
