import * as z from 'zod/mini'
import { id, instant, nothing, page } from './basics.ts'
import { defineCall } from './call.ts'
import { taskAction, taskStatus } from './drawing.ts'
import { SEARCH_MAX_CHARS } from './limits.ts'
import { pageQuery } from './paging.ts'

const adminTask = z.object({
  id,
  user: z.object({ id, name: z.string(), phone: z.string() }),
  /** The title may be empty, as everywhere. */
  channel: z.object({ id, title: z.string() }),
  action: taskAction,
  status: taskStatus,
  prompt: z.string(),
  engine: z.string(),
  failReason: z.nullable(z.string()),
  submitTime: instant,
  startTime: z.nullable(instant),
  finishTime: z.nullable(instant),
})
export type AdminTask = z.infer<typeof adminTask>

export const taskSorts = ['time-desc', 'time-asc'] as const
/** By when they were submitted. */
export type TaskSort = (typeof taskSorts)[number]

export const searchTasks = defineCall({
  method: 'GET',
  path: '/api/admin/tasks',
  access: 'admin',
  summary:
    'Everybody’s tasks by a part of the prompt, a part of the author’s phone, or their id; newest first unless told otherwise',
  params: nothing,
  query: z.extend(pageQuery, {
    status: z.optional(taskStatus),
    sort: z.optional(z.enum(taskSorts)),
    q: z.optional(z.string().check(z.trim(), z.maxLength(SEARCH_MAX_CHARS))),
  }),
  body: nothing,
  data: page(adminTask),
})

export const cancelAnyTask = defineCall({
  method: 'POST',
  path: '/api/admin/tasks/:taskId/cancel',
  access: 'admin',
  summary: 'Cancel what waits or runs, whosever it is; its credits go back. A finished task comes back as it is',
  params: z.strictObject({ taskId: id }),
  query: nothing,
  body: nothing,
  data: adminTask,
})
