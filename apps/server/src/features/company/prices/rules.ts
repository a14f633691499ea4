import { type Mode, mode, type TaskAction } from '@easel/contract/drawing'
import { type ActPrices, type Prices, pricedAct, type PricedAct, type SomeActPrices } from '@easel/contract/prices'
import type { StoredPrices } from '../../../db/tables.ts'

/** What holds at one time. */
export interface PriceList extends StoredPrices {
  id: number
}

const grid = { FAST: 4, TURBO: 8, RELAX: 0 }
/** Of a clip, for each second. */
const perSecond = { FAST: 4, TURBO: 8, RELAX: 0 }
const atAnySpeed = (credits: number) => ({ FAST: credits, TURBO: credits, RELAX: credits })

/** Until the operator says otherwise. */
export const firstActPrices: ActPrices = {
  IMAGINE: grid,
  VARIATION: grid,
  REROLL: grid,
  ZOOM: grid,
  PAN: grid,
  INPAINT: grid,
  BLEND: grid,
  UPSCALE: atAnySpeed(2),
  DESCRIBE: atAnySpeed(1),
  SHORTEN: atAnySpeed(1),
  VIDEO: perSecond,
  EXTEND: perSecond,
  PICK: atAnySpeed(0),
}

/** What holds while nobody has changed anything. */
export const firstPriceList: PriceList = { id: 0, acts: firstActPrices, engines: {} }

/** How long who was told a price may have it after it was changed. */
export const TOLD_HOLDS_MS = 60 * 60_000

const PICTURES_OF_GRID = 4

/** Whose result is no grid even when four could be drawn. */
const SINGLE: ReadonlySet<PricedAct> = new Set(['UPSCALE', 'DESCRIBE', 'SHORTEN', 'PICK'])

export interface Priced {
  act: TaskAction | 'PICK'
  mode: Mode
  /** By its id. */
  engine: string
  /** One picture is drawn instead of a grid of four. */
  isSingle: boolean
  /** Of several single pictures it is the nth, from 1. */
  share?: number | undefined
}

/**
 * What something costs, in whole credits: the engine's own price before that for all, of a single picture a quarter rounded up.
 * Several single pictures share a grid's price: together n of them cost n quarters, rounded up once.
 */
export function priceOf(
  { acts, engines }: PriceList,
  { act, mode: speed, engine, isSingle, share = 1 }: Priced,
): number {
  const whole = engines[engine]?.[act]?.[speed] ?? acts[act]?.[speed] ?? firstActPrices[act][speed]
  if (!isSingle || SINGLE.has(act)) return whole
  const quarters = (count: number) => Math.ceil((whole * count) / PICTURES_OF_GRID)
  return quarters(share) - quarters(share - 1)
}

/** Every act with its price, also those that came later than the list. */
function completeActs(acts: StoredPrices['acts']): ActPrices {
  return { ...firstActPrices, ...acts }
}

/** Without what says nothing. */
export function dropEmpty(engines: StoredPrices['engines']): StoredPrices['engines'] {
  const kept = Object.entries(engines).map(([id, acts]) => [id, Object.fromEntries(saying(acts))] as const)
  return Object.fromEntries(kept.filter(([, acts]) => Object.keys(acts).length > 0))
}

const saying = (acts: SomeActPrices) => Object.entries(acts).filter(([, speeds]) => Object.keys(speeds).length > 0)

export interface PriceChange {
  /** None: for all. */
  engine?: string
  act: PricedAct
  mode: Mode
  /** Null: the engine had none of its own. */
  before: number | null
  after: number | null
}

/** What differs between two lists, for the log. */
export function listChanges(before: PriceList, after: StoredPrices): PriceChange[] {
  const engines = [...new Set([...Object.keys(before.engines), ...Object.keys(after.engines)])].toSorted()
  const everywhere = differencesOf(completeActs(before.acts), completeActs(after.acts))
  return [
    ...everywhere,
    ...engines.flatMap((engine) =>
      differencesOf(before.engines[engine] ?? {}, after.engines[engine] ?? {}).map((one) => ({ engine, ...one })),
    ),
  ]
}

function differencesOf(before: SomeActPrices, after: SomeActPrices): PriceChange[] {
  return pricedAct.options.flatMap((act) =>
    mode.options.flatMap((speed) => {
      const [old, now] = [before[act]?.[speed] ?? null, after[act]?.[speed] ?? null]
      return old === now ? [] : [{ act, mode: speed, before: old, after: now }]
    }),
  )
}

/** As operators read them. */
export function viewPrices({ id, acts, engines }: PriceList): Prices {
  return { priceList: id, acts: completeActs(acts), engines, first: firstActPrices }
}
