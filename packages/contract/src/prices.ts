import * as z from 'zod/mini'
import { nothing } from './basics.ts'
import { defineCall } from './call.ts'
import { taskAction } from './drawing.ts'

export const CREDITS_MAX = 10_000

const credits = z.int().check(z.minimum(0), z.maximum(CREDITS_MAX))

/** `PICK`: one picture of a grid by itself (U1 to U4), which no engine draws. */
export const pricedAct = z.enum([...taskAction.options, 'PICK'])
export type PricedAct = z.infer<typeof pricedAct>

const speeds = z.strictObject({ FAST: credits, TURBO: credits, RELAX: credits })

/** What an act costs at each speed, in credits. */
export const actPrices = z.record(pricedAct, speeds)
export type ActPrices = z.infer<typeof actPrices>

const someActPrices = z.partialRecord(pricedAct, z.partial(speeds))
export type SomeActPrices = z.infer<typeof someActPrices>

const priceTables = {
  acts: actPrices,
  /** By an engine's id, what costs something else there. */
  engines: z.record(z.string().check(z.minLength(1), z.maxLength(64)), someActPrices),
}

export const prices = z.object({
  /** Grows by one with each change. */
  priceList: z.int(),
  ...priceTables,
  /** What they are until the operator says otherwise. */
  first: actPrices,
})
export type Prices = z.infer<typeof prices>

export const readPrices = defineCall({
  method: 'GET',
  path: '/api/admin/prices',
  access: 'admin',
  summary: 'What each act costs, by speed and by engine',
  params: nothing,
  query: nothing,
  body: nothing,
  data: prices,
})

export const savePrices = defineCall({
  method: 'PUT',
  path: '/api/admin/prices',
  access: 'admin',
  summary: 'Set what each act costs from now on; what waits in line keeps the price it was told',
  params: nothing,
  query: nothing,
  body: z.strictObject({
    /** The list that was read and is changed; refused when there is a newer one. */
    priceList: z.int(),
    ...priceTables,
  }),
  data: prices,
})
