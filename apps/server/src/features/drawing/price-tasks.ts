import type { Db } from '../../db/open.ts'
import type { TaskParameters, TaskRow } from '../../db/tables.ts'
import type { Deps } from '../../deps.ts'
import { type PriceList, priceOf } from '../company/gate.ts'
import { predictEngines, type Routed } from './routing/predict-engines.ts'
import { markSingle } from './routing/mark-single.ts'

type Priceable = Routed & Pick<TaskRow, 'mode'>

/** A task with the predicted engine, and what it costs there. */
export interface PricedTask<Wanted extends Priceable> {
  task: Wanted
  engine: string
  parameters: TaskParameters
  /** Also of what asks first, which pays when it is confirmed. */
  price: number
}

/** @throws Refusal engine_limit, upstream_unavailable */
export async function priceTasks<Wanted extends Priceable>(
  deps: Pick<Deps, 'engines' | 'clock'>,
  db: Db,
  wanted: readonly Wanted[],
  prices: PriceList,
): Promise<PricedTask<Wanted>[]> {
  const engines = await predictEngines(deps, db, wanted)
  return wanted.map((task, nth) => {
    const engine = engines[nth] ?? ''
    const parameters = markSingle(deps, task, engine)
    return { task, engine, parameters, price: priceTask(prices, { ...task, engine, parameters }) }
  })
}

/** What one task costs on an engine. */
export function priceTask(
  prices: PriceList,
  { action, mode, engine, parameters }: Pick<TaskRow, 'action' | 'mode' | 'parameters'> & { engine: string },
): number {
  const { isSingle = false, share } = parameters
  const seconds = parameters.clip?.seconds ?? parameters.extend?.seconds ?? 1
  return seconds * priceOf(prices, { act: action, mode, engine, isSingle, share })
}

/** What a picture of a grid costs by itself. */
export function pricePick(prices: PriceList, { mode, engine }: Pick<TaskRow, 'mode' | 'engine'>): number {
  return priceOf(prices, { act: 'PICK', mode, engine, isSingle: true })
}

export function sumPrices(priced: readonly { price: number }[]): number {
  return priced.reduce((sum, { price }) => sum + price, 0)
}
