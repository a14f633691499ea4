import type { WebhookEvent } from '@easel/contract/webhooks'
import type { Generated } from 'kysely'
import type { Defaulted, Json } from './column-kinds.ts'

export interface WebhooksTable {
  id: string
  user_id: string
  url: string
  events: WebhookEvent[]
  /** `credits.low` is told when fewer are left; null: never. */
  credits_under: number | null
  /** Sealed with the secret key. */
  sealed_secret: string
  /** The secret before, with which deliveries are signed, too, until `former_until`. */
  sealed_former_secret: string | null
  former_until: Date | null
  created_at: Date
  /** Of the first failure since something was delivered; null: the last delivery arrived. */
  failing_since: Date | null
  /** Null: it is told. */
  stopped: 'chosen' | 'failing' | null
}

/** What is POSTed to an address outside: the oldest of a lane first, and none before the one before it has ended. */
export interface DeliveriesTable {
  number: Generated<number>
  id: string
  /** `task:<id>` or `webhook:<id>`. */
  lane: string
  user_id: string
  /** Null: it goes to the program that drew a task. */
  webhook_id: string | null
  /** Of that program. */
  key_id: string | null
  event: WebhookEvent | 'task.changed' | 'test'
  payload: Json<object>
  /** Whether the next one of the lane may take its place as long as it was not tried. */
  may_merge: Defaulted<boolean>
  created_at: Date
  next_try_at: Date
  /** Also the number of the claim: an older one notes nothing. */
  tries: Defaulted<number>
  lease_until: Defaulted<Date | null>
  state: Defaulted<'waiting' | 'delivered' | 'given_up'>
  tried_at: Defaulted<Date | null>
  /** HTTP status of the last answer; null: there was none. */
  status: Defaulted<number | null>
  /** The beginning of its body, or why there was none. */
  answer: Defaulted<string | null>
  took_ms: Defaulted<number | null>
}
