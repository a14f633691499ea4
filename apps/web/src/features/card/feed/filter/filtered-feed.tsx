import { useEffect, useRef } from 'react'
import { openPicture } from '../../../../lib/picture-address.ts'
import { useCardState } from '../../store.ts'
import { EntryList } from '../entry-list.tsx'
import { FeedFailed } from '../feed-failed.tsx'
import { FeedSkeleton } from '../feed-skeleton.tsx'
import { useFirstView } from '../use-first-view.ts'
import { FilterNote } from './filter-note.tsx'
import { NothingFits } from './nothing-fits.tsx'
import { useFilter } from './use-filter.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import { useFilteredEntries } from './use-filtered-entries.ts'
import { useShowSends } from './use-show-sends.ts'

export function FilteredFeed({ channelId }: { channelId: string }) {
  const filter = useFilter()
  const feed = useFilteredEntries(channelId, filter)
  const { entries, status, error, reload } = feed
  useFirstView(status !== 'pending')
  useShowSends(channelId, filter)
  useKeptFocus(entries)
  useHiddenTarget((taskId) => entries.some(({ key }) => key === taskId))
  return (
    <>
      <FilterNote filter={filter} />
      {entries.length > 0 && <EntryList key={`${filter.only} ${filter.text}`} channelId={channelId} feed={feed} />}
      {entries.length === 0 && status === 'pending' && <FeedSkeleton />}
      {entries.length === 0 && status === 'error' && <FeedFailed error={error} onRetry={reload} />}
      {entries.length === 0 && status === 'success' && <NothingFits filter={filter} />}
    </>
  )
}

/** If the card to scroll to is hidden by the filter, its picture opens instead. */
function useHiddenTarget(isShown: (taskId: string) => boolean): void {
  const target = useCardState((cards) => cards.target)
  const known = useRef(target)
  useEffect(() => {
    if (!target || target === known.current) return
    known.current = target
    if (!isShown(target.taskId)) openPicture(target.taskId, 1)
  })
}
