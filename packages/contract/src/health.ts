import * as z from 'zod/mini'

/** Readiness, part by part; outside `/api`, so without an envelope. */
export const readiness = z.object({
  ready: z.boolean(),
  database: z.boolean(),
  storage: z.boolean(),
  queue: z.boolean(),
})
export type Readiness = z.infer<typeof readiness>
