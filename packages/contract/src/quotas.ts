import * as z from 'zod/mini'

const quota = z.int().check(z.minimum(1), z.maximum(1_000_000))

/** Limits per person, set by the operator, so that nobody can fill the server. */
export const quotas = z.strictObject({
  /** Channels that a person made and that have not ended. */
  channels: quota,
  /** Members of one channel. */
  members: quota,
  /** Of a person's RELAX tasks that wait or run. */
  relaxTasks: quota,
  /** Of a person's other tasks that wait or run. */
  tasks: quota,
  /** Messages of a person within a minute. */
  messages: quota,
  /** Named options of a person. */
  options: quota,
  /** API keys of a person. */
  keys: quota,
})
export type Quotas = z.infer<typeof quotas>
export type QuotaName = keyof Quotas
