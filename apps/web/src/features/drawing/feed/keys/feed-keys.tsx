import type { RefObject } from 'react'
import type { VirtualizerHandle } from 'virtua'
import type { FeedEntry } from '../rules.ts'
import { useFeedKeys } from './use-feed-keys.ts'

interface FeedKeysProps {
  list: RefObject<VirtualizerHandle | null>
  scroller: RefObject<HTMLElement | null>
  entries: FeedEntry[]
}

/** Standing there, it listens to the feed's single keys. */
export function FeedKeys(parts: FeedKeysProps) {
  useFeedKeys(parts)
  return null
}
