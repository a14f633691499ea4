import { useRef } from 'react'
import { Virtualizer, type VirtualizerHandle } from 'virtua'
import { laterScreen } from '../../../i18n/lazy-screen.tsx'
import { useText } from '../../../i18n/use-text.ts'
import { Later } from '../../../ui/later.tsx'
import { useTalk } from './use-talk.ts'
import { EntryRow } from './entry-row.tsx'
import styles from './feed.module.css'
import { FEED_ID, type FeedEntry } from './rules.ts'
import { useBottom } from './use-bottom.ts'
import type { Entries } from './use-entries.ts'
import { useOlder } from './use-older.ts'
import { usePrepended } from './use-prepended.ts'
import { useTarget } from './use-target.ts'

const FeedMoves = laterScreen(() => import('../later.ts').then((part) => part.FeedMoves))

/** About a card's height: of taller rows fewer are drawn, and their pictures fetched, before they are measured. */
const CARD_PX = 560
/** About that of what somebody says: a window of words that are thought to be cards would fill line by line. */
const LINE_PX = 40
/** So far beyond the window cards are drawn: the browser scrolls on by itself while a slow processor draws the next one. */
const DRAWN_AHEAD_PX = 400
/** So many of the newest are drawn with the list itself, in small pieces; the others at once, when it has been measured. */
const AT_END = 3
/** So many of the newest tell how tall the others are. */
const SAMPLE = 10

interface EntryListProps {
  channelId: string
  feed: Entries
}

/** Only the cards near the window stand in the document; the place one reads at never moves by itself. */
export function EntryList({ channelId, feed }: EntryListProps) {
  const t = useText()
  const list = useRef<VirtualizerHandle>(null)
  const scroller = useRef<HTMLElement>(null)
  const talk = useTalk()
  const { entries, newestId } = feed
  const isPrepended = usePrepended(entries)
  const bottom = useBottom({ list, scroller, entries })
  const older = useOlder({ list, scroller }, feed)
  useTarget({ list, scroller, entries })

  return (
    <div className={styles.frame}>
      {/* biome-ignore lint: a region that scrolls must be reachable by the keyboard */}
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
      <Later instead={null}>
        <FeedMoves list={list} scroller={scroller} entries={entries} bottom={bottom} />
      </Later>
      {talk && !bottom.isAway && newestId !== '' && (
        <Later instead={null}>
          <talk.ReadMark channelId={channelId} upTo={newestId} />
        </Later>
      )}
    </div>
  )
}

const aboutPx = (rows: FeedEntry[]) =>
  rows.reduce((sum, { kind }) => sum + (kind === 'task' ? CARD_PX : LINE_PX), 0) / rows.length
