import type { Outgoing } from '@easel/outgoing/outgoing'
import type { DrawOrder } from '../engine.ts'

export interface MjProxySettings {
  /** Of the engine, as it is stored with tasks. */
  id: string
  /** `https://mj.example.com`, with whatever path comes before `/mj`. */
  baseUrl: string
  /** The secret of `plus`, the token of `trueai`. */
  key: string
  dialect: 'plus' | 'trueai'
  bots: readonly DrawOrder['bot'][]
  slots: number
  /** Null: as the proxy's accounts are set. */
  speed: 'relax' | 'fast' | 'turbo' | null
  /** Time after which a drawing is given up. */
  limitMs?: number
  /** Time for one answer, 20,000 unless told. */
  timeoutMs?: number
}

export interface MjProxyTools {
  /** May speak to the proxy and to where its pictures lie. */
  outgoing: Outgoing
  clock: { now(): Date }
  /** Throws the signal's reason when it aborts. */
  pause(ms: number, signal: AbortSignal): Promise<void>
}

/** A proxy and how it is spoken to. */
export interface Proxy {
  settings: MjProxySettings
  tools: MjProxyTools
  /** Verbs, by its own names for them, that it is known not to have. */
  lacking: Set<string>
}

/** A "no" that ends the drawing. */
export class ProxyRefused extends Error {
  override name = 'Refused'
  readonly reason: string
  /** The proxy's own number for it; null: it gave none. */
  readonly code: number | null

  constructor(reason: string, { code = null, ...options }: ErrorOptions & { code?: number | null } = {}) {
    super(reason, options)
    this.reason = reason
    this.code = code
  }
}
