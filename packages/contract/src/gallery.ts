import * as z from 'zod/mini'
import { id, nothing, page } from './basics.ts'
import { defineCall, defineDownload } from './call.ts'
import { botType, medium, task, taskAction } from './drawing.ts'
import { DOWNLOAD_TASKS_MAX, SEARCH_MAX_CHARS } from './limits.ts'
import { clockOffset } from './paging.ts'

const filters = {
  q: z.optional(z.string().check(z.trim(), z.maxLength(SEARCH_MAX_CHARS))),
  botType: z.optional(botType),
  /** `3:2` */
  ratio: z.optional(z.string().check(z.maxLength(10))),
  liked: z.optional(z.enum(['true', 'false'])),
  action: z.optional(taskAction),
  medium: z.optional(medium),
  /** Submitted then or later. */
  from: z.optional(z.iso.datetime()),
  /** Submitted before then. */
  to: z.optional(z.iso.datetime()),
  channelId: z.optional(id),
  /** What everybody drew in that channel, for its members. */
  everyone: z.optional(z.enum(['true', 'false'])),
}

export const readGallery = defineCall({
  method: 'GET',
  path: '/api/draw/gallery',
  access: 'user',
  summary: 'One’s own finished pictures in all channels, or everybody’s in one, newest first',
  params: nothing,
  query: z.strictObject({
    cursor: z.optional(z.string().check(z.maxLength(100))),
    /** 1 to 100. */
    limit: z.optional(z.string().check(z.regex(/^([1-9]\d?|100)$/))),
    ...filters,
  }),
  body: nothing,
  data: page(task),
})

export const listGalleryMonths = defineCall({
  method: 'GET',
  path: '/api/draw/gallery/months',
  access: 'user',
  summary: 'The months in which what a gallery shows was drawn, newest first, with how many there are of each',
  params: nothing,
  query: z.strictObject({
    offset: clockOffset,
    ...filters,
  }),
  body: nothing,
  /** `month` is `2026-11`. */
  data: z.array(z.object({ month: z.string(), count: z.int() })),
})

export const downloadTasks = defineDownload({
  method: 'POST',
  path: '/api/draw/download',
  access: 'user',
  summary: 'The pictures of these tasks as one archive; what is gone is named in a text inside',
  params: nothing,
  query: nothing,
  body: z.strictObject({ taskIds: z.array(id).check(z.minLength(1), z.maxLength(DOWNLOAD_TASKS_MAX)) }),
  mime: 'application/zip',
})
