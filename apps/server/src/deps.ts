import type { Mode } from '@easel/contract/drawing'
import type { Language } from '@easel/contract/basics'
import type { Gateway } from '@easel/payments/gateway'
import type { Config } from './config.ts'
import type { ClientOfTask } from './db/key-tables.ts'
import type { Db } from './db/open.ts'
import type { Reader } from './db/replica/reader.ts'
import type { Bus } from './live/bus.ts'
import type { BlobStore } from './platform/blobs.ts'
import type { Clock } from './platform/clock.ts'
import type { Counts } from './platform/counts.ts'
import type { ConnectEngine } from './platform/engines/connect.ts'
import type { EnginePool } from './platform/engines/pool.ts'
import type { Fleet } from './platform/fleet.ts'
import type { DiskSpace } from './platform/disk-space.ts'
import type { Log } from './platform/log.ts'
import type { Decoder } from './platform/pictures/decoder.ts'
import type { Secret } from './platform/secret.ts'
import type { SmsProvider } from './platform/sms/provider.ts'
import type { Traces } from './platform/traces/traces.ts'

/** Everything that is opened and closed, created once by `open-deps.ts`; verbs declare what they need with Pick. */
export interface Deps {
  config: Config
  db: Db
  reader: Reader
  clock: Clock
  newId: () => string
  log: Log
  blobs: BlobStore
  space: DiskSpace
  decoder: Decoder
  bus: Bus
  fleet: Fleet
  engines: EnginePool
  connectEngine: ConnectEngine
  sms: SmsProvider
  payments: Payments
  counts: Counts
  traces: Traces
  /** Secret for keyed hashes and derived keys; the same in every process. */
  secretKey: Secret
  /** The second key during a rotation: values made with it are accepted, but none are made with it. */
  secondSecretKey: Secret | null
  /** Stable name of this data folder; worker names begin with it. */
  nodeId: string
}

export interface Payments {
  /** Connected payment providers in the order in which they are offered. */
  gateways: ReadonlyMap<string, Gateway>
  /** Every provider that there could be. */
  standings: ProviderStanding[]
}

export interface ProviderStanding {
  id: string
  state: 'ready' | 'off'
  /** Settings that it needs and that are not given. */
  lacks: string[]
  /** Why it is disabled, naming settings but not their values. */
  problem: string | null
}

/** Who is asking, found by the bearer token. */
export interface Actor {
  userId: string
  sessionId: string
  role: 'user' | 'admin'
  /** Language of the call, else of the account. */
  language: Language
  /** Set when a program asks with a key of this person's. */
  program?: Program
}

export interface Program {
  keyId: string
  /** Whether remix verbs may ask for new words. */
  asks: boolean
  /** Speed that the address it called fixes. */
  mode?: Mode | undefined
  /** What it wants to have kept with the task. */
  client: ClientOfTask | null
}
