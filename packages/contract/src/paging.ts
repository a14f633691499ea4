import * as z from 'zod/mini'

/** Of a list that pages by a cursor. */
export const pageQuery = z.strictObject({
  cursor: z.optional(z.string().check(z.maxLength(100))),
  /** 1 to 100. */
  limit: z.optional(z.string().check(z.regex(/^([1-9]\d?|100)$/))),
})
