import { ArrowDown } from 'lucide-react'
import { useRef } from 'react'
import { Virtualizer, type VirtualizerHandle } from 'virtua'
import { useText } from '../../../i18n/use-text.ts'
import { EntryRow } from './entry-row.tsx'
import styles from './feed.module.css'
import { countAfter, type Target } from './rules.ts'
import { useBottom } from './use-bottom.ts'
import type { Entries } from './use-entries.ts'
import { useFeedKeys } from './use-feed-keys.ts'
import { useOlder } from './use-older.ts'
import { usePrepended } from './use-prepended.ts'
import { useTarget } from './use-target.ts'

/** Only the cards near the window stand in the document; the place one reads at never moves by itself. */
export function EntryList({ feed, target }: { feed: Entries; target: Target | null }) {
  const t = useText()
  const list = useRef<VirtualizerHandle>(null)
  const scroller = useRef<HTMLElement>(null)
  const { entries } = feed
  const isPrepended = usePrepended(entries)
  const bottom = useBottom({ list, scroller, entries })
  const older = useOlder(list, feed)
  useTarget({ list, scroller, entries, target })
  useFeedKeys({ list, scroller, entries })
  const newCount = countAfter(entries, bottom.seenKey)

  return (
    <div className={styles.frame}>
      {/* biome-ignore lint: a region that scrolls must be reachable by the keyboard */}
      <section ref={scroller} className={styles.scroller} aria-label={t('drawing.feed')} tabIndex={0}>
        <div className={styles.spacer} />
        <Virtualizer
          ref={list}
          data={entries}
          shift={isPrepended}
          onScroll={(offset) => {
            bottom.handleScroll(offset)
            older.handleScroll(offset)
          }}
        >
          {(entry) => <EntryRow key={entry.key} entry={entry} />}
        </Virtualizer>
      </section>
      {bottom.isAway && (
        <button type="button" className={styles.pill} data-new={newCount > 0} onClick={bottom.goDown}>
          {newCount > 0 ? t('drawing.newCount', { count: newCount }) : t('drawing.toNewest')}
          <ArrowDown size={15} strokeWidth={1.75} aria-hidden />
        </button>
      )}
    </div>
  )
}
