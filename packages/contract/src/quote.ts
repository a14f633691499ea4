import * as z from 'zod/mini'
import { id, nothing } from './basics.ts'
import { defineCall } from './call.ts'
import { actionBody, imagineBody } from './drawing.ts'
import { blendBody, describeBody, shortenBody, videoBody } from './submits.ts'

/** Why a submit would be refused. */
const quoteProblem = z.object({
  /** What is wrong: a parameter or a brace as written, else the field of the body; empty when it is nothing of the body. */
  at: z.string(),
  /** What a program may test: a problem of the field, or the reason that a submit would be refused for. */
  reason: z.string(),
  /** In the caller's language. */
  message: z.string(),
  /** Where in the prompt, when it is something of it; `end` is behind the last character. */
  start: z.optional(z.int()),
  end: z.optional(z.int()),
})
export type QuoteProblem = z.infer<typeof quoteProblem>

export const quote = z.object({
  /** Tasks that a submit makes; also told when they are too many. 0 when that cannot be said. */
  count: z.int(),
  /** Credits that they cost together; 0 when nothing can be submitted as it stands. */
  cost: z.int(),
  /** By which list; with `cost` it is the `told` of a submit. */
  priceList: z.int(),
  /** Tasks that are drawn before the first of them. */
  queueAhead: z.int(),
  /** One's own drawings under way are as many as the plan lets run at once, so it waits for one of them. */
  waitsForOwn: z.boolean(),
  /** Until the last of them is done; null when nobody knows. */
  etaSeconds: z.nullable(z.number()),
  /** Empty: a submit that is confirmed would be taken now. */
  problems: z.array(quoteProblem),
})
export type Quote = z.infer<typeof quote>

export const readQuote = defineCall({
  method: 'POST',
  path: '/api/mj/quote/:channelId',
  access: 'member',
  summary: 'What a submit would make and cost, and what is wrong with it; charges nothing',
  params: z.strictObject({ channelId: id }),
  query: nothing,
  body: z.union([
    z.strictObject({ action: z.literal('IMAGINE'), ...imagineBody.shape }),
    z.strictObject({ action: z.literal('DESCRIBE'), ...describeBody.shape }),
    z.strictObject({ action: z.literal('BLEND'), ...blendBody.shape }),
    z.strictObject({ action: z.literal('SHORTEN'), ...shortenBody.shape }),
    z.strictObject({ action: z.literal('VIDEO'), ...videoBody.shape }),
    z.strictObject({ taskId: id, ...actionBody.shape }),
  ]),
  data: quote,
})
