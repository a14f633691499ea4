import * as z from 'zod/mini'

/** What in the money wants a human; the server goes on. */
const moneyAlarm = z.enum(['ledger', 'doubts', 'refunds', 'bills'])
export type MoneyAlarm = z.infer<typeof moneyAlarm>

/** What is done for us elsewhere and has failed since its last success. */
const outsideAlarm = z.enum(['sms', 'payment', 'push'])
export type OutsideAlarm = z.infer<typeof outsideAlarm>

/** The scheduled backup failed, or none was whole for two periods. */
const backupAlarm = z.enum(['backup'])
export type Alarm = MoneyAlarm | OutsideAlarm | z.infer<typeof backupAlarm>

/** Readiness, part by part; outside `/api`, so without an envelope. */
export const readiness = z.object({
  ready: z.boolean(),
  database: z.boolean(),
  storage: z.boolean(),
  queue: z.boolean(),
  /** Whether a process lives that draws and does the jobs; without one `ready` may be true all the same. */
  workers: z.boolean(),
  /** Told to who may read the figures, while it can be found out. */
  alarms: z.optional(z.array(z.union([moneyAlarm, outsideAlarm, backupAlarm]))),
})
export type Readiness = z.infer<typeof readiness>
