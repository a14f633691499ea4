import { Refusal } from '../../../errors.ts'

/**
 * `throttled`: too much at once. `broken`: errors of the server, or half an answer. `skewed`: our clocks differ. `denied`: the keys
 * are wrong, revoked, or lack a right. `full`: a quota. `refused`: anything else that it would refuse again.
 */
export type FaultKind =
  | 'throttled'
  | 'broken'
  | 'timeout'
  | 'unreachable'
  | 'certificate'
  | 'skewed'
  | 'denied'
  | 'no_bucket'
  | 'wrong_region'
  | 'full'
  | 'refused'

/** A storage that does not do what it was asked: people hear that it is full, or that nothing can be served now. */
export class StorageFault extends Refusal {
  override name = 'StorageFault'
  readonly kind: FaultKind
  /** The server's own word: `SlowDown`, `InvalidAccessKeyId`; empty when there is none. */
  readonly says: string
  /** Milliseconds that the server asks to wait. */
  readonly waitMs: number | null

  constructor(kind: FaultKind, about: { says?: string; message: string; waitMs?: number | null; cause?: unknown }) {
    super(kind === 'full' ? 'storage_full' : 'unavailable', { retryAfter: kind === 'full' ? 60 : 5 })
    this.kind = kind
    this.says = about.says ?? ''
    this.message = about.message
    this.waitMs = about.waitMs ?? null
    this.cause = about.cause
  }
}

/** Whether the same may succeed in a moment. */
export function mayPass({ kind }: StorageFault): boolean {
  return kind === 'throttled' || kind === 'broken' || kind === 'timeout' || kind === 'unreachable'
}
