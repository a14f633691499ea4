import { useQuery } from '@tanstack/react-query'
import { useText } from '../../../i18n/use-text.ts'
import { FailedNote } from '../../../ui/failed-note.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { membersOf } from './api.ts'
import { useMemberFrames } from './live.ts'
import styles from './member-list.module.css'
import { MemberRows } from './member-rows.tsx'
import { sortMembers } from './rules.ts'

/** Who is in a channel, those who are here first; whoever made it can put the others out. */
export function MemberList({ channelId }: { channelId: string }) {
  const t = useText()
  useMemberFrames(channelId)
  const { data: members, error, isFetching, refetch } = useQuery(membersOf(channelId))
  if (members) return <MemberRows channelId={channelId} members={sortMembers(members)} />
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
