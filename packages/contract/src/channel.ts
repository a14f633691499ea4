import * as z from 'zod/mini'
import { id, instant, nothing } from './basics.ts'
import { defineCall } from './call.ts'
import { CHANNELS_PATH } from './first-reads.ts'

/** What is the same for everyone in it. */
export const channelFacts = z.object({
  id,
  /** May be empty; shown as 绘画 then. */
  title: z.string(),
  memberCount: z.number(),
  createdAt: instant,
  lastActiveAt: instant,
  version: z.number(),
})
export type ChannelFacts = z.infer<typeof channelFacts>

export const channel = z.extend(channelFacts, {
  /** Whether the reader made it. */
  isCreator: z.boolean(),
  /** What came since the reader last looked. */
  unread: z.number(),
})
export type Channel = z.infer<typeof channel>

export const member = z.object({
  id,
  name: z.string(),
  avatar: z.string(),
  isCreator: z.boolean(),
  joinedAt: instant,
  online: z.boolean(),
})
export type Member = z.infer<typeof member>

export const listChannels = defineCall({
  method: 'GET',
  path: CHANNELS_PATH,
  access: 'user',
  summary: 'The channels one is in, oldest first',
  params: nothing,
  query: nothing,
  body: nothing,
  data: z.array(channel),
})

export const readChannel = defineCall({
  method: 'GET',
  path: '/api/draw/channel/:channelId',
  access: 'member',
  summary: 'One channel and who is in it',
  params: z.strictObject({ channelId: id }),
  query: nothing,
  body: nothing,
  data: z.extend(channel, { members: z.array(member) }),
})
