import type { OutgoingRequest } from '@easel/outgoing/outgoing'
import type { Clock } from '../../clock.ts'
import type { Counts } from '../../counts.ts'
import type { Log } from '../../log.ts'

export interface BucketTools {
  clock: Clock
  log: Pick<Log, 'warn' | 'info'>
  counts: Counts
  /** Milliseconds before each further try; the usual ones unless told. */
  pausesMs?: readonly number[]
}

export interface BucketRequest {
  method: OutgoingRequest['method']
  /** Below the bucket, of characters that need no encoding; empty: the bucket itself. */
  key: string
  query?: Readonly<Record<string, string>>
  headers?: Readonly<Record<string, string>>
  body?: Uint8Array
  /** Once, and soon: for whoever only wants to know how it is. */
  isProbe?: boolean
}
