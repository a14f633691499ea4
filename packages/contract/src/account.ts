import * as z from 'zod/mini'
import { id, language, nothing, planTimes, theme } from './basics.ts'
import { defineCall } from './call.ts'
import { SESSION_PATH } from './first-reads.ts'
import { PASSWORD_MAX_CHARS } from './limits.ts'

export const loginType = z.enum(['Password', 'Captcha'])
export type LoginType = z.infer<typeof loginType>

export const user = z.object({
  id,
  phone: z.string(),
  email: z.nullable(z.string()),
  /** Whether one can sign in by password; who cannot sets one by a code alone. */
  hasPassword: z.boolean(),
  /** As others see it. */
  name: z.string(),
  /** What it is as long as none is chosen: a number tells people apart. */
  defaultName: z.string(),
  /** Sanitised HTML; empty reads as online. */
  description: z.string(),
  /** A path of this site; empty means the default picture. */
  avatar: z.string(),
  nijiRemix: z.boolean(),
  mjRemix: z.boolean(),
  theme,
  language,
  role: z.enum(['user', 'admin']),
  /** Available credits; held ones are not counted. */
  credits: z.number(),
  plan: z.nullable(z.object({ productId: id, title: z.string(), ...planTimes })),
  /** Tasks of this person that run at the same time. */
  concurrency: z.number(),
  /** Whether RELAX costs nothing. */
  relax: z.boolean(),
})
export type User = z.infer<typeof user>

export const session = z.object({
  auth: z.boolean(),
  user: z.nullable(user),
  /** Whether an order of theirs waits to be paid; not said of nobody. */
  hasWaitingOrder: z.optional(z.boolean()),
})
export type Session = z.infer<typeof session>

export const phone = z.string().check(z.trim(), z.minLength(3), z.maxLength(32))
export const captcha = z.string().check(z.trim(), z.regex(/^\d{6}$/))

export const login = defineCall({
  method: 'POST',
  path: '/api/login/login',
  access: 'anyone',
  summary: 'Sign in by password or by SMS code; a first code makes the account and its untitled channel',
  params: nothing,
  query: nothing,
  body: z.discriminatedUnion('loginType', [
    z.strictObject({
      loginType: z.literal('Password'),
      phone,
      password: z.string().check(z.minLength(1), z.maxLength(PASSWORD_MAX_CHARS)),
    }),
    z.strictObject({
      loginType: z.literal('Captcha'),
      phone,
      captcha,
    }),
  ]),
  data: z.object({ token: z.string() }),
})

export const codePurpose = z.enum(['login', 'reset', 'change'])
export type CodePurpose = z.infer<typeof codePurpose>

export const sendLoginCode = defineCall({
  method: 'GET',
  path: '/api/login/send-login-code',
  access: 'anyone',
  summary: 'Send six digits by SMS; the same answer for every phone',
  params: nothing,
  query: z.strictObject({ phone, purpose: z.optional(codePurpose) }),
  body: nothing,
  /** Seconds until the next one may be asked for. */
  data: z.object({ retryAfter: z.number() }),
})

export const logout = defineCall({
  method: 'POST',
  path: '/api/login/logout',
  access: 'anyone',
  summary: 'End this session; may be repeated',
  params: nothing,
  query: nothing,
  body: nothing,
  data: z.null(),
})

export const readSession = defineCall({
  method: 'GET',
  path: SESSION_PATH,
  access: 'anyone',
  summary: 'Who is asking; never refused',
  params: nothing,
  query: nothing,
  body: nothing,
  data: session,
})
