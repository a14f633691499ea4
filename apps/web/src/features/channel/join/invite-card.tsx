import type { InvitePreview } from '@easel/contract/channel-acts'
import Hash from 'lucide-react/icons/hash'
import Users from 'lucide-react/icons/users'
import type { ReactNode } from 'react'
import { laterScreen } from '../../../i18n/lazy-screen.tsx'
import { useText } from '../../../i18n/use-text.ts'
import { LazyBoundary } from '../../../ui/lazy-boundary.tsx'
import { useChannelTitle } from '../use-channel-title.ts'
import styles from './invite-card.module.css'

/** Loaded with the drawing screen, to which an invite leads. */
const Avatar = laterScreen(() => import('../../../ui/avatar.tsx').then((part) => part.Avatar))

interface InviteCardProps {
  invite: InvitePreview
  /** The buttons. */
  children: ReactNode
}

/** Inviting person and channel. */
export function InviteCard({ invite, children }: InviteCardProps) {
  const t = useText()
  const title = useChannelTitle()(invite)
  const { creator } = invite
  return (
    <section className={styles.card}>
      <p className={styles.from}>
        <span className={styles.picture}>
          <LazyBoundary instead={null}>
            <Avatar of={creator} size={40} />
          </LazyBoundary>
        </span>
        <span>{t('invite.from', { name: creator.name || t('user.name') })}</span>
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
