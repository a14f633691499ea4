import * as z from 'zod/mini'

/**
 * What a quote said. A submit that names it costs no more: the list that the quote was made by holds for an hour after the
 * operator has changed it, and what would cost more all the same is refused as `price_changed`.
 */
const toldPrice = z.strictObject({
  cost: z.int().check(z.minimum(0)),
  priceList: z.int().check(z.minimum(0)),
})
export type ToldPrice = z.infer<typeof toldPrice>

export const told = { told: z.optional(toldPrice) }
