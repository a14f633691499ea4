import * as z from 'zod/mini'
import { captcha, phone, user } from './account.ts'
import { id, instant, language, nothing, theme } from './basics.ts'
import { defineCall } from './call.ts'
import {
  DESCRIPTION_MAX_CHARS,
  EMAIL_MAX_CHARS,
  NAME_MAX_CHARS,
  PASSWORD_MAX_CHARS,
  PASSWORD_MIN_CHARS,
} from './limits.ts'

/** Taken as it is, spaces and all. */
const newPassword = z.string().check(z.minLength(PASSWORD_MIN_CHARS), z.maxLength(PASSWORD_MAX_CHARS))

export const resetPassword = defineCall({
  method: 'POST',
  path: '/api/login/forget-reset-pwd',
  access: 'anyone',
  summary: 'Set a new password by an SMS code; ends every other session of the account',
  params: nothing,
  query: nothing,
  body: z.strictObject({ phone, captcha, password: newPassword }),
  data: z.object({ token: z.string() }),
})

export const updateProfile = defineCall({
  method: 'PUT',
  path: '/api/home/info',
  access: 'user',
  summary: 'Change what is said of oneself; only what is given changes',
  params: nothing,
  query: nothing,
  body: z.strictObject({
    /** Empty brings the default one back. */
    name: z.optional(z.string().check(z.trim(), z.maxLength(NAME_MAX_CHARS))),
    /** Empty takes it away. */
    email: z.optional(z.string().check(z.trim(), z.maxLength(EMAIL_MAX_CHARS))),
    /** HTML, of which emphasis, line breaks and https links stay. */
    description: z.optional(z.string().check(z.trim(), z.maxLength(DESCRIPTION_MAX_CHARS))),
    /** The id of an upload of one's own; empty brings the default picture back. */
    avatar: z.optional(z.union([z.literal(''), id])),
    theme: z.optional(theme),
    language: z.optional(language),
    nijiRemix: z.optional(z.boolean()),
    mjRemix: z.optional(z.boolean()),
    /** Either the old one or a code for `change`; it ends the other sessions. */
    password: z.optional(
      z.strictObject({
        old: z.optional(z.string().check(z.minLength(1), z.maxLength(PASSWORD_MAX_CHARS))),
        captcha: z.optional(captcha),
        new: newPassword,
      }),
    ),
  }),
  data: user,
})

export const openSession = z.object({
  id,
  /** What the device says of itself: a browser's user agent. */
  device: z.string(),
  createdAt: instant,
  lastSeenAt: instant,
  /** The one that asks. */
  current: z.boolean(),
})
export type OpenSession = z.infer<typeof openSession>

export const listSessions = defineCall({
  method: 'GET',
  path: '/api/home/sessions',
  access: 'user',
  summary: 'Where one is signed in, the one that asks first, then the last seen first',
  params: nothing,
  query: nothing,
  body: nothing,
  data: z.array(openSession),
})

export const endSession = defineCall({
  method: 'DELETE',
  path: '/api/home/session/:sessionId',
  access: 'user',
  summary: 'End one of one’s own sessions; may be repeated',
  params: z.strictObject({ sessionId: id }),
  query: nothing,
  body: nothing,
  data: z.null(),
})
