import type { User } from '@easel/contract/account'
import { useQuery } from '@tanstack/react-query'
import { laterScreen, lazyScreen } from '../../i18n/lazy-screen.tsx'
import { useText } from '../../i18n/use-text.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { useConnection } from '../../lib/socket.ts'
import { LazyBoundary } from '../../ui/lazy-boundary.tsx'
import { Popover } from '../../ui/popover.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { sessionQuery } from './api.ts'
import styles from './user-block.module.css'

const Description = laterScreen(() => import('./description.tsx').then((part) => part.Description))
const UserCard = lazyScreen(() => import('./user-card.tsx').then((part) => part.UserCard))

/** Keeps the height of a line whose text is still loading. */
const NBSP = '\u00a0'

/** The account, at the bottom of the sidebar; the avatar opens the account card. */
export function UserBlock() {
  const t = useText()
  const { data, isError, refetch } = useQuery({ ...sessionQuery, enabled: false })
  if (isError && !data) {
    return (
      <Button size="inline" onClick={() => refetch()}>
        {t('ui.retry')}
      </Button>
    )
  }
  if (!data?.user) return <Skeleton height="34px" />
  return <KnownUser user={data.user} />
}

function KnownUser({ user }: { user: User }) {
  const t = useText()
  const isLost = useConnection() === 'lost'
  return (
    <>
      <Popover
        label={t('user.card')}
        options={{ side: 'above' }}
        trigger={
          <button type="button" className={styles.avatar} aria-label={t('user.card')} {...UserCard.onIntent}>
            <Avatar of={user} size={34} />
          </button>
        }
      >
        {(close) => (
          <LazyBoundary>
            <UserCard user={user} close={close} />
          </LazyBoundary>
        )}
      </Popover>
      <div className={styles.words}>
        <strong>{user.name || t('user.name')}</strong>
        <span className={styles.description}>
          <span className={styles.online} data-lost={isLost} aria-hidden />
          <span>
            {user.description ? (
              <LazyBoundary instead={NBSP}>
                <Description html={user.description} />
              </LazyBoundary>
            ) : (
              t(isLost ? 'user.offline' : 'user.online')
            )}
          </span>
        </span>
      </div>
    </>
  )
}
