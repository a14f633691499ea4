import * as z from 'zod/mini'
import { id, instant, nothing, page } from './basics.ts'
import { defineCall } from './call.ts'
import { pageQuery } from './paging.ts'

/** What operators see of a channel: never what is said or drawn in it. */
const adminChannel = z.object({
  id,
  /** May be empty; shown as 绘画 then. */
  title: z.string(),
  creator: z.object({ id, name: z.string(), phone: z.string() }),
  memberCount: z.number(),
  /** Tasks of every kind that nobody has deleted. */
  drawingCount: z.number(),
  lastActiveAt: instant,
  createdAt: instant,
})
export type AdminChannel = z.infer<typeof adminChannel>

export const searchChannels = defineCall({
  method: 'GET',
  path: '/api/admin/channels',
  access: 'admin',
  summary: 'Channels by title or their creator’s phone; newest first',
  params: nothing,
  query: z.extend(pageQuery, { text: z.optional(z.string().check(z.maxLength(100))) }),
  body: nothing,
  data: page(adminChannel),
})

export const deleteAnyChannel = defineCall({
  method: 'POST',
  path: '/api/admin/channels/:channelId/delete',
  access: 'admin',
  summary: 'End a channel for everyone at once, as its creator would',
  params: z.strictObject({ channelId: id }),
  query: nothing,
  body: z.strictObject({ reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)) }),
  data: z.null(),
})
