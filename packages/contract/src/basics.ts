import * as z from 'zod/mini'

/** UUIDv7 in lower case. */
export const id = z.string().check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/))

/** ISO 8601 in UTC. */
export const instant = z.string()
/** Of a plan: the end of what was paid for without a gap, and when credits of another period come, where any do. */
export const planTimes = { endsAt: instant, nextCreditsAt: z.optional(instant) }

export const nothing = z.strictObject({})

export const language = z.enum(['zh-CN', 'zh-TW', 'en-US'])
export type Language = z.infer<typeof language>

export const theme = z.enum(['dark', 'light', 'auto'])
export type Theme = z.infer<typeof theme>

/** Newest first; `nextCursor` is null on the last page. */
export function page<Item extends z.core.$ZodType>(item: Item) {
  return z.object({ items: z.array(item), nextCursor: z.nullable(z.string()) })
}

/** An Idempotency-Key header: printable ASCII. */
export const idempotencyKey = z.string().check(z.regex(/^[\x20-\x7e]{1,64}$/))
