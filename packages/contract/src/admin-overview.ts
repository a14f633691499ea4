import * as z from 'zod/mini'
import { nothing } from './basics.ts'
import { defineCall } from './call.ts'
import { clockOffset } from './paging.ts'

const overviewDay = z.object({
  /** `2026-11-25`, by the reader's clock. */
  day: z.string(),
  /** Sent to be drawn on that day; what is only cut from a grid or shown again is none. */
  tasks: z.int(),
  /** Of those; the rest waits, runs or was cancelled. */
  done: z.int(),
  failed: z.int(),
  /** From being sent to its start; null where none has started. */
  medianWaitSeconds: z.nullable(z.number()),
  /** What came in less what went back on that day, in each currency's minor unit; may be below 0. */
  income: z.array(z.object({ currency: z.string(), amount: z.int() })),
})
export type OverviewDay = z.infer<typeof overviewDay>

export const readOverview = defineCall({
  method: 'GET',
  path: '/api/admin/overview',
  access: 'admin',
  summary: 'What was drawn and earned on each of the last 14 days, today last',
  params: nothing,
  query: z.strictObject({ offset: clockOffset }),
  body: nothing,
  data: z.object({ days: z.array(overviewDay) }),
})
