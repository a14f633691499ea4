import { useRef } from 'react'
import { Virtualizer, type VirtualizerHandle } from 'virtua'
import { laterScreen } from '../../../i18n/lazy-screen.tsx'
import { useText } from '../../../i18n/use-text.ts'
import { LazyBoundary } from '../../../ui/lazy-boundary.tsx'
import { useChatParts } from './use-chat-parts.ts'
import { EntryRow } from './entry-row.tsx'
import styles from './feed.module.css'
import { FEED_ID, type FeedEntry } from './rules.ts'
import { useStickToBottom } from './use-stick-to-bottom.ts'
import type { Entries } from './use-entries.ts'
import { useOlder } from './use-older.ts'
import { usePrepended } from './use-prepended.ts'
import { useTarget } from './use-target.ts'

const FeedMoves = laterScreen(() => import('../later.ts').then((part) => part.FeedMoves))

/** Estimated card height. Taller than typical, so that fewer rows are rendered, and fewer pictures fetched, before they are measured. */
const CARD_PX = innerWidth < 1024 ? 560 : 760
/**
 * Heights of messages of one line, with or without their author's name, and of a day. If messages were estimated as cards, a window of
 * messages would fill one row at a time; if a few of them alone were estimated wrongly, they would move once they are measured.
 */
const MESSAGE_PX = 68
const FOLLOWING_PX = 28
const DAY_PX = 38
/** Rows are rendered this far outside the window, because the browser scrolls on while a slow processor renders the next card. */
const DRAWN_AHEAD_PX = 400
/**
 * Number of newest entries that are rendered together with the list itself, in small pieces; the others follow once the list has
 * been measured.
 */
const AT_END = 3
/** Number of newest entries that decide the estimated height of the others. */
const SAMPLE = 10

interface EntryListProps {
  channelId: string
  feed: Entries
  /** Suggestions for a first drawing stand above it. */
  isBare?: boolean
}

/** Virtual list of the feed; keeps the scroll position when entries are added or change height. */
export function EntryList({ channelId, feed, isBare }: EntryListProps) {
  const t = useText()
  const list = useRef<VirtualizerHandle>(null)
  const scroller = useRef<HTMLElement>(null)
  const talk = useChatParts()
  const { entries, newestId } = feed
  const isPrepended = usePrepended(entries)
  const bottom = useStickToBottom({ list, scroller, entries })
  const older = useOlder({ list, scroller }, feed)
  useTarget({ list, scroller, entries })

  return (
    <div className={styles.frame} data-bare={isBare}>
      {/* biome-ignore lint: a scrollable region must be reachable by the keyboard */}
      <section ref={scroller} id={FEED_ID} className={styles.scroller} aria-label={t('drawing.feed')} tabIndex={0}>
        <div className={styles.spacer} />
        <Virtualizer
          ref={list}
          data={entries}
          bufferSize={DRAWN_AHEAD_PX}
          itemSize={aboutPx(entries.slice(-SAMPLE))}
          shift={isPrepended}
          keepMounted={bottom.isAway ? [] : [...entries.keys()].slice(-AT_END)}
          onScroll={(offset) => {
            bottom.handleScroll(offset)
            older.handleScroll(offset)
          }}
        >
          {(entry) => <EntryRow key={entry.key} entry={entry} />}
        </Virtualizer>
      </section>
      <LazyBoundary instead={null}>
        <FeedMoves list={list} scroller={scroller} entries={entries} bottom={bottom} />
      </LazyBoundary>
      {talk && !bottom.isAway && newestId !== '' && (
        <LazyBoundary instead={null}>
          <talk.ReadMark channelId={channelId} upTo={newestId} />
        </LazyBoundary>
      )}
    </div>
  )
}

const aboutPx = (rows: FeedEntry[]) => rows.reduce((sum, row) => sum + rowPx(row), 0) / rows.length

function rowPx(row: FeedEntry): number {
  if (row.kind === 'task') return CARD_PX
  if (row.kind === 'day' || row.kind === 'cleared') return DAY_PX
  return row.isFollowing ? FOLLOWING_PX : MESSAGE_PX
}
