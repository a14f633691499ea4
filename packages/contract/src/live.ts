import * as z from 'zod/mini'
import { user } from './account.ts'
import { id, nothing } from './basics.ts'
import { defineCall } from './call.ts'
import { task } from './drawing.ts'

export const preConnect = defineCall({
  method: 'GET',
  path: '/api/ws/pre-connect',
  access: 'user',
  summary: 'A ticket that opens one socket within 30 seconds',
  params: nothing,
  query: nothing,
  body: nothing,
  /** `url` is a path of this site or a `ws(s)://` address; `expiresIn` in seconds. */
  data: z.object({ url: z.string(), ticket: z.string(), expiresIn: z.number() }),
})

const ref = z.optional(z.string().check(z.maxLength(64)))
const since = z.optional(z.int().check(z.minimum(0)))

/** What a browser may say. */
export const clientFrame = z.discriminatedUnion('t', [
  z.strictObject({ t: z.literal('sub'), channelId: id, since, ref }),
  z.strictObject({ t: z.literal('unsub'), channelId: id, ref }),
  z.strictObject({ t: z.literal('me'), since, ref }),
  z.strictObject({ t: z.literal('ping'), ref }),
])
export type ClientFrame = z.infer<typeof clientFrame>

/** Kept and numbered: within a channel or a user each has the next `seq`. */
export const numberedFrame = z.discriminatedUnion('t', [
  z.object({ t: z.literal('task'), task }),
  z.object({ t: z.literal('user'), user }),
])
export type NumberedFrame = z.infer<typeof numberedFrame>

const seq = z.int()

/** What the server says. A `task` frame belongs to its channel's numbers, a `user` frame to the user's. */
export const serverFrame = z.discriminatedUnion('t', [
  z.object({ t: z.literal('task'), seq, task }),
  z.object({ t: z.literal('user'), seq, user }),
  /** Not kept; `url` is a short-lived file. */
  z.object({ t: z.literal('preview'), channelId: id, taskId: id, progress: z.number(), url: z.string() }),
  z.object({ t: z.literal('subbed'), channelId: id, seq, ref }),
  /** What was missed is no longer kept: read again. */
  z.object({ t: z.literal('reload'), channelId: z.nullable(id), seq, ref }),
  z.object({ t: z.literal('pong'), ref }),
  z.object({ t: z.literal('error'), reason: z.string(), ref }),
])
export type ServerFrame = z.infer<typeof serverFrame>
