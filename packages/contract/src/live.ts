import * as z from 'zod/mini'
import { user } from './account.ts'
import { id, nothing } from './basics.ts'
import { defineCall } from './call.ts'
import { channelFacts, member } from './channel.ts'
import { chatItem } from './chat.ts'
import { author, task } from './drawing.ts'
import { PRE_CONNECT_PATH } from './first-reads.ts'
import { notification } from './notification-frame.ts'
import { order } from './order.ts'
import { stoppedWebhook } from './webhook-frame.ts'

export const preConnect = defineCall({
  method: 'GET',
  path: PRE_CONNECT_PATH,
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
  z.strictObject({ t: z.literal('typing'), channelId: id, ref }),
  z.strictObject({ t: z.literal('ping'), ref }),
])
export type ClientFrame = z.infer<typeof clientFrame>

const memberEvent = z.enum(['joined', 'left', 'online', 'offline'])

/** Kept and numbered: within a channel or a user each has the next `seq`. */
export const numberedFrame = z.discriminatedUnion('t', [
  z.object({ t: z.literal('task'), task }),
  z.object({ t: z.literal('task.gone'), channelId: id, taskId: id }),
  z.object({ t: z.literal('chat'), item: chatItem }),
  z.object({ t: z.literal('channel'), channel: channelFacts }),
  z.object({ t: z.literal('channel.gone'), channelId: id }),
  z.object({ t: z.literal('member'), channelId: id, member, event: memberEvent }),
  z.object({ t: z.literal('user'), user }),
  z.object({ t: z.literal('order'), order }),
  z.object({ t: z.literal('unread'), channelId: id, unread: z.number(), channel: z.optional(channelFacts) }),
  z.object({ t: z.literal('cleared'), channelId: id, upTo: id }),
  z.object({ t: z.literal('liked'), taskId: id, liked: z.boolean() }),
  z.object({ t: z.literal('notification'), notification }),
  z.object({ t: z.literal('webhook'), webhook: stoppedWebhook }),
])
export type NumberedFrame = z.infer<typeof numberedFrame>

const seq = z.int()

/**
 * Frames of the server. `task`, `task.gone`, `chat`, `channel` and `member` are numbered per channel; `user`, `order`, `unread`,
 * `cleared`, `liked`, `notification` and `webhook` per user. `channel.gone` occurs in both: for a channel that has ended, and for a user who is no longer a
 * member.
 */
export const serverFrame = z.discriminatedUnion('t', [
  z.object({ t: z.literal('task'), seq, task }),
  /** Its author has deleted it. */
  z.object({ t: z.literal('task.gone'), seq, channelId: id, taskId: id }),
  /** A message, or that somebody came or went; drawings come as `task`. */
  z.object({ t: z.literal('chat'), seq, item: chatItem }),
  z.object({ t: z.literal('channel'), seq, channel: channelFacts }),
  z.object({ t: z.literal('channel.gone'), seq, channelId: id }),
  z.object({ t: z.literal('member'), seq, channelId: id, member, event: memberEvent }),
  z.object({ t: z.literal('user'), seq, user }),
  /** One of the reader's own has changed; the frame holds all of it, and who needs more than its id reads it. */
  z.object({ t: z.literal('order'), seq, order: z.object({ id }) }),
  /** Of a channel that the reader does not know yet: they are in it from now on. */
  z.object({ t: z.literal('unread'), seq, channelId: id, unread: z.number(), channel: z.optional(channelFacts) }),
  /** The reader has cleared their own view: what stands up to this item is gone from it. */
  z.object({ t: z.literal('cleared'), seq, channelId: id, upTo: id }),
  /** The reader has marked it as a favourite, or no longer, here or elsewhere. */
  z.object({ t: z.literal('liked'), seq, taskId: id, liked: z.boolean() }),
  /** Something is to be told to the reader, on whatever they are looking at. */
  z.object({ t: z.literal('notification'), seq, notification }),
  /** One of the reader's own webhooks has failed for days, and was switched off. */
  z.object({ t: z.literal('webhook'), seq, webhook: stoppedWebhook }),
  /** Not kept; `url` is a short-lived file. */
  z.object({ t: z.literal('preview'), channelId: id, taskId: id, progress: z.number(), url: z.string() }),
  /** Not kept: somebody else writes in it just now. */
  z.object({ t: z.literal('typing'), channelId: id, user: author }),
  /** Not kept: what the operator says of itself has changed. */
  z.object({ t: z.literal('company') }),
  z.object({ t: z.literal('subbed'), channelId: id, seq, ref }),
  /** Missed frames have expired: reload. */
  z.object({ t: z.literal('reload'), channelId: z.nullable(id), seq, ref }),
  z.object({ t: z.literal('pong'), ref }),
  z.object({ t: z.literal('error'), reason: z.string(), ref }),
])
export type ServerFrame = z.infer<typeof serverFrame>
