import type { RefObject } from 'react'
import type { VirtualizerHandle } from 'virtua'
import type { FeedEntry } from '../rules.ts'
import type { Bottom } from '../use-bottom.ts'
import { NewestPill } from './newest-pill.tsx'
import { useFeedKeys } from './use-feed-keys.ts'

interface FeedMovesProps {
  list: RefObject<VirtualizerHandle | null>
  scroller: RefObject<HTMLElement | null>
  entries: FeedEntry[]
  bottom: Bottom
}

/** The ways through a feed: its single keys, and back to its newest for who has scrolled up. */
export function FeedMoves({ bottom, ...parts }: FeedMovesProps) {
  useFeedKeys(parts)
  return bottom.isAway && <NewestPill entries={parts.entries} bottom={bottom} />
}
