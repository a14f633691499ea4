import * as z from 'zod/mini'

/** Of a list that pages by a cursor. */
export const pageQuery = z.strictObject({
  cursor: z.optional(z.string().check(z.maxLength(100))),
  /** 1 to 100. */
  limit: z.optional(z.string().check(z.regex(/^([1-9]\d?|100)$/))),
})

/** Minutes that the reader's clock is ahead of UTC, -840 to 840: by it lists and figures part days. */
export const clockOffset = z.optional(z.string().check(z.regex(/^-?\d{1,3}$/)))
