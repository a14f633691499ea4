import type { Invite } from '@easel/contract/channel-acts'
import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useRef } from 'react'
import { useFormats } from '../../../i18n/format.ts'
import { useText } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import styles from './invite-link.module.css'
import { hasExpired, inviteLink } from './rules.ts'
import { useCopyLink } from './use-copy-link.ts'

/** The link, with a copy button and its expiry; clicking it selects the text. */
export function InviteLink({ invite }: { invite: Invite }) {
  const t = useText()
  const field = useRef<HTMLInputElement>(null)
  const { isCopied, problem, copy } = useCopyLink(field)
  const Icon = isCopied ? Check : Copy
  return (
    <div className={styles.link}>
      <Field
        ref={field}
        label={t('invite.link')}
        error={problem}
        value={inviteLink(location.origin, invite.inviteCode)}
        readOnly
        spellCheck={false}
        onClick={(event) => event.currentTarget.select()}
        after={
          <Button size="inline" className={styles.copy} data-copied={isCopied} onClick={copy}>
            <Icon size={15} strokeWidth={1.75} aria-hidden />
            {t('invite.copy')}
          </Button>
        }
      />
      <p role="status" className={styles.note}>
        <ExpiryNote invite={invite} />
      </p>
    </div>
  )
}

function ExpiryNote({ invite: { inviteExpireTime } }: { invite: Invite }) {
  const t = useText()
  const formats = useFormats()
  if (inviteExpireTime === null) return t('invite.never')
  if (hasExpired(inviteExpireTime, Date.now())) return <span className={styles.dead}>{t('invite.died')}</span>
  return <time dateTime={inviteExpireTime}>{t('invite.expires', { time: formats.dateTime(inviteExpireTime) })}</time>
}
