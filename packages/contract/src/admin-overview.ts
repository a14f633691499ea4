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
  /** Who came for the first time. */
  people: z.int(),
})
export type OverviewDay = z.infer<typeof overviewDay>

export const readOverview = defineCall({
  method: 'GET',
  path: '/api/admin/overview',
  access: 'admin',
  summary: 'What was drawn and earned on each of the last 14 days, and who was new; today last',
  params: nothing,
  query: z.strictObject({ offset: clockOffset }),
  body: nothing,
  data: z.object({ days: z.array(overviewDay) }),
})

const attention = z.object({
  /** Drawings that no engine has begun, and orders that may still be paid. */
  waitingTasks: z.int(),
  waitingOrders: z.int(),
  /**
   * `setAside` are of those that are on: they failed, and draw nothing until they answer well. `isPainterAlone`: of those only the
   * built-in painter draws.
   */
  engines: z.object({ on: z.int(), setAside: z.int(), isPainterAlone: z.boolean() }),
  /** Whether any process lives that draws and does the jobs, and the engines that are on and that none of those draws with. */
  workers: z.object({ live: z.boolean(), unserved: z.array(z.string()) }),
  /** Of the fullest disk; null where it cannot be found out. Low: uploads and drawings are refused. */
  disk: z.object({ freeBytes: z.nullable(z.number()), isLow: z.boolean() }),
  damagedPictures: z.int(),
  /** Those of the schedule. Off: there is none. Late: the newest whole one is older than two periods, or there is none. */
  backups: z.enum(['off', 'well', 'failed', 'late']),
  /** Broken invariants of the ledger. */
  violations: z.int(),
  /** What providers said that fits no order, and nobody has seen to. */
  openDoubts: z.int(),
  /** Orders with a refund that its provider cannot end, and with one of the last 30 days that failed and was not made good. */
  stuckRefunds: z.int(),
  failedRefunds: z.int(),
  /** Of 30 days. */
  billDifferences: z.int(),
  /** What is done elsewhere and has failed three times or more since its last success: `sms`, `push`, `payment wechat`. */
  failing: z.array(z.object({ service: z.string(), failures: z.int() })),
})
export type Attention = z.infer<typeof attention>

export const readAttention = defineCall({
  method: 'GET',
  path: '/api/admin/attention',
  access: 'admin',
  summary: 'How the house stands now, and what in it needs a human',
  params: nothing,
  query: nothing,
  body: nothing,
  data: attention,
})
