import * as z from 'zod/mini'
import { id, instant, nothing } from './basics.ts'
import { defineCall } from './call.ts'

/** A process of this installation, by what it told of itself. */
const adminProcess = z.object({
  id,
  host: z.string(),
  pid: z.int(),
  /** `web` serves and draws nothing, `worker` draws and does the jobs, `all` is both. */
  role: z.enum(['all', 'web', 'worker']),
  /** Of Easel; two while a new one is rolled out. */
  version: z.string(),
  /** Ids and kinds of the engines that it draws with; null: with all, unless it is a web. */
  engines: z.nullable(z.array(z.string())),
  startedAt: instant,
  seenAt: instant,
  /** `silent`: it has not been heard of for 20 seconds. `stopped`: it has said that it ends. */
  state: z.enum(['living', 'silent', 'stopped']),
})
export type AdminProcess = z.infer<typeof adminProcess>

export const listProcesses = defineCall({
  method: 'GET',
  path: '/api/admin/processes',
  access: 'admin',
  summary: 'The processes of this installation, as seen within the hour; newest first, at most 200',
  params: nothing,
  query: nothing,
  body: nothing,
  data: z.array(adminProcess),
})
