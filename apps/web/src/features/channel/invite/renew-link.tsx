import type { ExpireHours } from '@easel/contract/channel-acts'
import { useState } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { useNewInvite } from './api.ts'
import styles from './renew-link.module.css'
import { USUAL_EXPIRY } from './rules.ts'

interface RenewLinkProps {
  channelId: string
  /** Lifetime of the new link; undefined: the default. */
  expireHours: ExpireHours | undefined
}

/** Replaces the link, which invalidates the old one, after a confirmation in place of the button. */
export function RenewLink({ channelId, expireHours = USUAL_EXPIRY }: RenewLinkProps) {
  const t = useText()
  const [ask, setAsk] = useState<'never' | 'now' | 'over'>('never')
  const { mutate, isPending, error } = useNewInvite(channelId)
  const close = () => setAsk('over')

  if (ask !== 'now') {
    return (
      <div>
        <Button autoFocus={ask === 'over'} onClick={() => setAsk('now')}>
          {t('invite.regenerate')}
        </Button>
      </div>
    )
  }
  return (
    <div role="group" aria-label={t('invite.regenerate')} className={styles.ask}>
      <p>{t('invite.regenerateHint')}</p>
      {error && (
        <p role="alert" className={styles.failure}>
          {error.message}
        </p>
      )}
      <div className={styles.buttons}>
        <Button size="small" autoFocus onClick={close}>
          {t('ui.cancel')}
        </Button>
        <Button
          size="small"
          variant="danger"
          isBusy={isPending}
          onClick={() => mutate(expireHours, { onSuccess: close })}
        >
          {t('invite.regenerateAct')}
        </Button>
      </div>
    </div>
  )
}
