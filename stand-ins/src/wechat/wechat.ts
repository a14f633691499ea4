import type { Books } from './books.ts'
import type { Keys } from './keys/open-keys.ts'
import type { Notices } from './notices/open-notices.ts'
import type { VirtualClock } from './virtual-clock.ts'

/** Everything that lasts from one call to the next. */
export interface Wechat {
  keys: Keys
  clock: VirtualClock
  books: Books
  notices: Notices
  /** Bills that wait to be fetched, by the token in their address. */
  billLinks: Map<string, { file: Buffer; until: Date }>
  /** Without a slash at the end. */
  baseUrl: string
  /** Heads or tails, the same for the same seed. */
  coin(): boolean
}
