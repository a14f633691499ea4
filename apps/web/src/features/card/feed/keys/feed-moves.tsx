import type { RefObject } from 'react'
import type { VirtualizerHandle } from 'virtua'
import { useSecondTap } from '../../acts/use-second-tap.ts'
import { usePace } from '../../tools/use-calm.ts'
import type { FeedEntry } from '../rules.ts'
import type { StickToBottom } from '../use-stick-to-bottom.ts'
import { NewestPill } from './newest-pill.tsx'
import { useFeedKeys } from './use-feed-keys.ts'

interface FeedMovesProps {
  list: RefObject<VirtualizerHandle | null>
  scroller: RefObject<HTMLElement | null>
  entries: FeedEntry[]
  bottom: StickToBottom
}

/** What a feed takes from a person beside its cards: single keys, the second of two taps, and the way back to its newest. */
export function FeedMoves({ bottom, ...parts }: FeedMovesProps) {
  useFeedKeys(parts)
  useSecondTap(parts.scroller)
  usePace(parts.scroller)
  return bottom.isAway && <NewestPill entries={parts.entries} bottom={bottom} />
}
