import { useQuery } from '@tanstack/react-query'
import { useText } from '../../../i18n/use-text.ts'
import { FailedNote } from '../../../ui/failed-note.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { membersOf } from './api.ts'
import { useMemberFrames } from './live.ts'
import { LongList } from './long-list.tsx'
import styles from './member-list.module.css'
import { MemberRow } from './member-row.tsx'
import { sortMembers } from './rules.ts'

/** More than this many are not all drawn. */
const DRAWN_MAX = 50

/** Who is in a channel, those who are here first; whoever made it can put the others out. */
export function MemberList({ channelId }: { channelId: string }) {
  const t = useText()
  useMemberFrames(channelId)
  const { data: members, error, isFetching, refetch } = useQuery(membersOf(channelId))
  if (members && members.length > DRAWN_MAX) return <LongList channelId={channelId} members={sortMembers(members)} />
  if (members) {
    return (
      <ul className={styles.list} aria-label={t('members.title')}>
        {sortMembers(members).map((member) => (
          <li key={member.id} tabIndex={-1}>
            <MemberRow channelId={channelId} member={member} />
          </li>
        ))}
      </ul>
    )
  }
  if (!error) {
    return (
      <div className={styles.list} role="status" aria-label={t('ui.loading')}>
        {[0, 1, 2].map((at) => (
          <Skeleton key={at} height="44px" />
        ))}
      </div>
    )
  }
  return <FailedNote problem={t('members.failed')} error={error} isBusy={isFetching} onRetry={refetch} />
}
