import type { InvitePreview } from '@easel/contract/channel-acts'
import Hash from 'lucide-react/icons/hash'
import Users from 'lucide-react/icons/users'
import type { ReactNode } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { useChannelTitle } from '../use-channel-title.ts'
import styles from './invite-card.module.css'

const DEFAULT_AVATAR = '/avatar.svg'

interface InviteCardProps {
  invite: InvitePreview
  /** The buttons. */
  children: ReactNode
}

/** Inviting person and channel. */
export function InviteCard({ invite, children }: InviteCardProps) {
  const t = useText()
  const title = useChannelTitle()(invite)
  const { name, avatar } = invite.creator
  return (
    <section className={styles.card}>
      <p className={styles.from}>
        <img src={avatar || DEFAULT_AVATAR} alt="" width={40} height={40} />
        <span>{t('invite.from', { name: name || t('user.name') })}</span>
      </p>
      <h1>
        <Hash size={20} strokeWidth={1.75} aria-hidden />
        <span>{title}</span>
      </h1>
      <p className={styles.members}>
        <Users size={16} strokeWidth={1.75} aria-hidden />
        {t('channel.members', { n: invite.memberCount })}
      </p>
      {children}
    </section>
  )
}
