import type { BotType } from '@easel/contract/drawing'
import type { EngineOptions, EngineOrigin, EngineVerb, ProbeFound } from '@easel/contract/admin-engines'
import type { ColumnType, Generated } from 'kysely'
import type { Defaulted, Json } from './column-kinds.ts'

export interface EnginesTable {
  id: string
  kind: string
  /** Null: it is built in. */
  address: string | null
  options: Json<EngineOptions>
  /** Null: none is needed. */
  sealed_key: string | null
  bots: BotType[]
  /** Null: every verb that it supports. */
  verbs: EngineVerb[] | null
  /** 0: as many as each machine has threads. */
  slots: number
  weight: Defaulted<number>
  is_on: Defaulted<boolean>
  origin: EngineOrigin
  /** Consecutive failures. */
  failures: Generated<number>
  /** Times that it was set aside since its last success. */
  trips: Generated<number>
  set_aside_until: Date | null
  last_error: string | null
  last_error_at: Date | null
  probe: ColumnType<ProbeFound | null, string | null | undefined, string | null>
  probed_at: Date | null
  created_at: Defaulted<Date>
  version: Generated<number>
}
