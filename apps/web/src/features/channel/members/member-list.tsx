import { useQuery } from '@tanstack/react-query'
import { useText } from '../../../i18n/use-text.ts'
import { FailedNote } from '../../../ui/failed-note.tsx'
import { LongList } from '../../../ui/long-list.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { membersOf } from './api.ts'
import { useMemberFrames } from './live.ts'
import styles from './member-list.module.css'
import { MemberRow } from './member-row.tsx'
import { sortMembers } from './rules.ts'

/** Height of a row including the gap. */
const ROW_PX = 52

/** Members of a channel, online first; the creator can remove others. */
export function MemberList({ channelId }: { channelId: string }) {
  const t = useText()
  useMemberFrames(channelId)
  const { data: members, error, isFetching, refetch } = useQuery(membersOf(channelId))
  if (members) {
    const options = { entryPx: ROW_PX, label: t('members.title'), entryClassName: styles.item }
    return (
      <LongList entries={sortMembers(members)} options={options}>
        {(member) => <MemberRow channelId={channelId} member={member} />}
      </LongList>
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
