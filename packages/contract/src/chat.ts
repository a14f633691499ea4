import * as z from 'zod/mini'
import { id, instant, nothing, page } from './basics.ts'
import { defineCall } from './call.ts'
import { author, task } from './drawing.ts'
import { CHAT_PATH } from './first-reads.ts'
import { CHAT_MAX_CHARS, SEARCH_MAX_CHARS } from './limits.ts'

/** What stands in a channel: a message, a drawing, or (`system`) that somebody came or went; the content is then a key. */
export const chatItem = z.object({
  id,
  channelId: id,
  kind: z.enum(['text', 'task', 'system', 'assistant']),
  author,
  content: z.string(),
  task: z.nullable(task),
  createdAt: instant,
  version: z.number(),
})
export type ChatItem = z.infer<typeof chatItem>

/** The content of a `system` item. */
export const systemContent = z.enum(['joined', 'left'])
export type SystemContent = z.infer<typeof systemContent>

/** A part of a channel: what the reader drew and said, what is not finished, what they marked as favourite. */
export const channelPart = z.enum(['mine', 'running', 'liked'])
export type ChannelPart = z.infer<typeof channelPart>

const ofChannel = z.strictObject({ channelId: id })

export const listChat = defineCall({
  method: 'GET',
  path: CHAT_PATH,
  access: 'member',
  summary: 'Messages and drawings of a channel in one order, newest first, without what the reader has cleared',
  params: ofChannel,
  query: z.strictObject({
    cursor: z.optional(z.string().check(z.maxLength(100))),
    /** 1 to 100. */
    limit: z.optional(z.string().check(z.regex(/^([1-9]\d?|100)$/))),
    /** Everything when it is missing. */
    only: z.optional(channelPart),
    /** Part of a prompt, or of what was said, in any case. */
    q: z.optional(z.string().check(z.trim(), z.maxLength(SEARCH_MAX_CHARS))),
  }),
  body: nothing,
  data: z.extend(page(chatItem), {
    /** Number of the last frame to the channel that is surely in it: whoever listens from there misses nothing. */
    seq: z.int(),
  }),
})

export const sendChat = defineCall({
  method: 'POST',
  path: '/api/draw/chat/:channelId',
  access: 'member',
  summary: 'Say something in a channel',
  params: ofChannel,
  query: nothing,
  body: z.strictObject({
    content: z.string().check(z.trim(), z.minLength(1), z.maxLength(CHAT_MAX_CHARS)),
    /** Kept with the message, for an assistant that reads what was said before. */
    usingContext: z.optional(z.boolean()),
  }),
  data: chatItem,
})

export const clearChat = defineCall({
  method: 'DELETE',
  path: '/api/draw/chat/:channelId',
  access: 'member',
  summary: "Clear the caller's own view of a channel; nothing of others is deleted",
  params: ofChannel,
  query: nothing,
  body: nothing,
  data: z.null(),
})

export const markRead = defineCall({
  method: 'POST',
  path: '/api/draw/read/:channelId',
  access: 'member',
  summary: 'The caller has seen everything up to this message or drawing; never moves back',
  params: ofChannel,
  query: nothing,
  body: z.strictObject({ upTo: id }),
  data: z.object({ unread: z.number() }),
})
