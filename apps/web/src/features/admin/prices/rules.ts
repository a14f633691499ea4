import type { Mode } from '@easel/contract/drawing'
import type { ActPrices, PricedAct, Prices, savePrices, SomeActPrices } from '@easel/contract/prices'
import type { BodyOf } from '@easel/contract/call'

/** As the table shows them: what is asked for most stands first. */
export const ACTS: readonly PricedAct[] = [
  ...(['IMAGINE', 'PICK', 'UPSCALE', 'VARIATION', 'REROLL', 'INPAINT', 'ZOOM', 'PAN'] as const),
  ...(['BLEND', 'DESCRIBE', 'SHORTEN', 'VIDEO', 'EXTEND'] as const),
]
export const MODES: readonly Mode[] = ['FAST', 'TURBO', 'RELAX']

/** The prices for all engines. */
export const EVERYWHERE = ''

export interface Cell {
  /** An id, or EVERYWHERE. */
  engine: string
  act: PricedAct
  mode: Mode
}

/** What is typed and not saved yet, by `keyOf` a cell. */
export type PricesDraft = Readonly<Record<string, string>>

/** Also where the server says what is wrong with it. */
export function keyOf({ engine, act, mode }: Cell): string {
  return engine === EVERYWHERE ? `acts.${act}.${mode}` : `engines.${engine}.${act}.${mode}`
}

/** What was saved for a cell, as it is typed; empty where an engine has no price of its own. */
export function writtenIn(saved: Prices, { engine, act, mode }: Cell): string {
  const acts: SomeActPrices = engine === EVERYWHERE ? saved.acts : (saved.engines[engine] ?? {})
  return String(acts[act]?.[mode] ?? '')
}

function listCells(engine: string): Cell[] {
  return ACTS.flatMap((act) => MODES.map((mode) => ({ engine, act, mode })))
}

/** Of the draft, what differs from what was saved. */
export function changedCells(saved: Prices, draft: PricesDraft, engines: readonly string[]): Cell[] {
  return [EVERYWHERE, ...engines]
    .flatMap(listCells)
    .filter((cell) => (draft[keyOf(cell)] ?? '').trim() !== writtenIn(saved, cell) && draft[keyOf(cell)] !== undefined)
}

/** All prices as they are now. Engines that are gone are left out; what is no number goes along as none, and the server says so at its cell. */
export function bodyOf(saved: Prices, draft: PricesDraft, engines: readonly string[]): BodyOf<typeof savePrices> {
  const typed = (cell: Cell) => (draft[keyOf(cell)] ?? writtenIn(saved, cell)).trim()
  const acts = Object.fromEntries(
    ACTS.map((act) => [act, speedsOf((mode) => read(typed({ engine: EVERYWHERE, act, mode })))]),
  )
  const own = engines.map((engine) => [engine, ownPrices((act, mode) => typed({ engine, act, mode }))])
  return { priceList: saved.priceList, acts: acts as ActPrices, engines: Object.fromEntries(own) }
}

function speedsOf(price: (mode: Mode) => number): Record<string, number> {
  return Object.fromEntries(MODES.map((mode) => [mode, price(mode)]))
}

function ownPrices(typed: (act: PricedAct, mode: Mode) => string): SomeActPrices {
  const rows = ACTS.map((act) => {
    const speeds = MODES.flatMap((mode) => (typed(act, mode) === '' ? [] : [[mode, read(typed(act, mode))]]))
    return [act, Object.fromEntries(speeds)] as const
  })
  return Object.fromEntries(rows.filter(([, speeds]) => Object.keys(speeds).length > 0))
}

/** Also digits as a Chinese keyboard types them. */
const read = (typed: string) => (typed === '' ? Number.NaN : Number(typed.normalize('NFKC')))

/** How many prices an engine has of its own, the typed ones counted. */
export function countOwn(saved: Prices, draft: PricesDraft, engine: string): number {
  return listCells(engine).filter((cell) => (draft[keyOf(cell)] ?? writtenIn(saved, cell)).trim() !== '').length
}

/** In whose table something is wrong; null: in none. */
export function findRefusedEngine(fields: Record<string, string>, engines: readonly string[]): string | null {
  return [EVERYWHERE, ...engines].find((engine) => listCells(engine).some((cell) => fields[keyOf(cell)])) ?? null
}

/** What stood there at first, as if it were typed. */
export function usualPrices({ first }: Prices): PricesDraft {
  return Object.fromEntries(
    listCells(EVERYWHERE).map((cell) => [keyOf(cell), String(first[cell.act][cell.mode])] as const),
  )
}
