import * as z from 'zod/mini'
import { id, instant, nothing } from './basics.ts'
import { defineCall } from './call.ts'
import { channel } from './channel.ts'
import { CHANNEL_TITLE_MAX_CHARS } from './limits.ts'

const title = z.string().check(z.trim(), z.maxLength(CHANNEL_TITLE_MAX_CHARS))
const ofChannel = z.strictObject({ channelId: id })

export const createChannel = defineCall({
  method: 'POST',
  path: '/api/draw/channel',
  access: 'user',
  summary: 'Make a channel; an empty title is shown as 绘画',
  params: nothing,
  query: nothing,
  body: z.strictObject({ title }),
  data: channel,
})

export const renameChannel = defineCall({
  method: 'PUT',
  path: '/api/draw/channel/:channelId',
  access: 'creator',
  summary: 'Give a channel another title',
  params: ofChannel,
  query: nothing,
  body: z.strictObject({ title }),
  data: channel,
})

export const deleteChannel = defineCall({
  method: 'DELETE',
  path: '/api/draw/channel/:channelId',
  access: 'creator',
  summary: 'End a channel: its invites die, what waits or runs in it is cancelled',
  params: ofChannel,
  query: nothing,
  body: nothing,
  data: z.null(),
})

export const quitChannel = defineCall({
  method: 'POST',
  path: '/api/draw/quit-channel/:channelId',
  access: 'member',
  summary: 'Leave a channel; its creator cannot',
  params: ofChannel,
  query: nothing,
  body: nothing,
  data: z.null(),
})

export const removeMember = defineCall({
  method: 'POST',
  path: '/api/draw/remove-user/:channelId/:userId',
  access: 'creator',
  summary: 'Put somebody out of a channel; only a newer invite lets them in again',
  params: z.strictObject({ channelId: id, userId: id }),
  query: nothing,
  body: nothing,
  data: z.null(),
})

/** Hours until an invite dies; -1: never. */
export const expireHours = z.union([
  z.literal(1),
  z.literal(6),
  z.literal(12),
  z.literal(24),
  z.literal(168),
  z.literal(-1),
])
export type ExpireHours = z.infer<typeof expireHours>

export const invite = z.object({
  inviteCode: z.string(),
  /** `YYYY-MM-DD HH:mm` in the company's time zone; empty: never. */
  inviteExpireTimeFormat: z.string(),
  inviteExpireTime: z.nullable(instant),
})
export type Invite = z.infer<typeof invite>

export const changeInvite = defineCall({
  method: 'POST',
  path: '/api/draw/invite-code/:channelId',
  access: 'creator',
  summary: 'Read the invite of a channel, change when it dies, or replace it by a new one',
  params: ofChannel,
  query: nothing,
  body: z.strictObject({ isNew: z.optional(z.boolean()), expireHours: z.optional(expireHours) }),
  data: invite,
})

/** Whatever somebody pasted: what is no code of ours is as dead as an old one. */
const inviteCode = z.strictObject({ code: z.string().check(z.maxLength(100)) })

export const invitePreview = z.object({
  channelId: id,
  title: z.string(),
  creator: z.object({ id, name: z.string(), avatar: z.string() }),
  memberCount: z.number(),
  /** Whether the caller is in it already. */
  joined: z.boolean(),
})
export type InvitePreview = z.infer<typeof invitePreview>

export const previewInvite = defineCall({
  method: 'GET',
  path: '/api/login/channel/:code',
  access: 'anyone',
  summary: 'To what an invite leads, before signing in too',
  params: inviteCode,
  query: nothing,
  body: nothing,
  data: invitePreview,
})

export const joinChannel = defineCall({
  method: 'POST',
  path: '/api/draw/join-channel/:code',
  access: 'user',
  summary: 'Enter a channel by an invite; twice is fine',
  params: inviteCode,
  query: nothing,
  body: nothing,
  data: channel,
})
