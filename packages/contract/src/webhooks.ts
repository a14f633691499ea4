import * as z from 'zod/mini'
import { id, instant, nothing } from './basics.ts'
import { defineCall } from './call.ts'
import { HOOK_MAX_CHARS } from './limits.ts'

/** Deliveries that are kept of a webhook. */
export const DELIVERIES_KEPT = 20
export const CREDITS_UNDER_MAX = 1_000_000_000

/** A drawing of one's own has ended; fewer credits are left than a number that one sets; an order of one's own was paid. */
export const webhookEvent = z.enum(['task.ended', 'credits.low', 'order.paid'])
export type WebhookEvent = z.infer<typeof webhookEvent>

const chosen = {
  url: z.string().check(z.trim(), z.minLength(1), z.maxLength(HOOK_MAX_CHARS)),
  events: z.array(webhookEvent).check(z.minLength(1), z.maxLength(3)),
  /** `credits.low` is told once fewer are left; null: it is never told. */
  creditsUnder: z.nullable(z.int().check(z.minimum(1), z.maximum(CREDITS_UNDER_MAX))),
}

const deliveryState = z.enum(['waiting', 'delivered', 'given_up'])

export const webhook = z.object({
  id,
  ...chosen,
  /** `whsec_` and base64: what the receiver verifies signatures with. Null: it was sealed with a secret key that is lost; rotate it. */
  secret: z.nullable(z.string()),
  /** Until when deliveries are signed with the secret before it, too. */
  formerUntil: z.nullable(instant),
  /** Why it is told nothing: its owner chose so, or its address failed for days; null: it is told. */
  stopped: z.nullable(z.enum(['chosen', 'failing'])),
  /** Since when every delivery has failed; null: the last one arrived. */
  failingSince: z.nullable(instant),
  createdAt: instant,
})
export type Webhook = z.infer<typeof webhook>

export const delivery = z.object({
  /** The header `webhook-id` is `msg_` and this. */
  id,
  event: z.enum([...webhookEvent.options, 'test']),
  state: deliveryState,
  createdAt: instant,
  tries: z.number(),
  triedAt: z.nullable(instant),
  /** When it is tried again; null: it has ended. */
  nextTryAt: z.nullable(instant),
  /** HTTP status of the last answer; null: there was none. */
  status: z.nullable(z.number()),
  /** The beginning of the last answer, or why there was none. */
  answer: z.nullable(z.string()),
  tookMs: z.nullable(z.number()),
})
export type Delivery = z.infer<typeof delivery>

const webhookParams = z.strictObject({ webhookId: id })

export const listWebhooks = defineCall({
  method: 'GET',
  path: '/api/home/webhooks',
  access: 'user',
  summary: "One's own webhooks, newest first, with their secrets",
  params: nothing,
  query: nothing,
  body: nothing,
  data: z.object({ webhooks: z.array(webhook) }),
})

export const createWebhook = defineCall({
  method: 'POST',
  path: '/api/home/webhooks',
  access: 'user',
  summary: 'Have an address told of events, signed as Standard Webhooks says',
  params: nothing,
  query: nothing,
  body: z.strictObject({
    url: chosen.url,
    events: chosen.events,
    creditsUnder: z.optional(chosen.creditsUnder),
  }),
  data: webhook,
})

export const updateWebhook = defineCall({
  method: 'PUT',
  path: '/api/home/webhook/:webhookId',
  access: 'user',
  summary: 'Change a webhook, or switch it on or off; only what is given changes',
  params: webhookParams,
  query: nothing,
  body: z.strictObject({
    url: z.optional(chosen.url),
    events: z.optional(chosen.events),
    creditsUnder: z.optional(chosen.creditsUnder),
    isOn: z.optional(z.boolean()),
  }),
  data: webhook,
})

export const deleteWebhook = defineCall({
  method: 'DELETE',
  path: '/api/home/webhook/:webhookId',
  access: 'user',
  summary: 'Tell an address nothing more, and forget what it was told; may be repeated',
  params: webhookParams,
  query: nothing,
  body: nothing,
  data: z.null(),
})

export const testWebhook = defineCall({
  method: 'POST',
  path: '/api/home/webhook/:webhookId/test',
  access: 'user',
  summary: 'Send a test event, also to a webhook that is switched off; its answer is among the deliveries soon',
  params: webhookParams,
  query: nothing,
  body: nothing,
  data: delivery,
})

export const rotateWebhook = defineCall({
  method: 'POST',
  path: '/api/home/webhook/:webhookId/rotate',
  access: 'user',
  summary: 'Give a webhook another secret; for a day deliveries are signed with both',
  params: webhookParams,
  query: nothing,
  body: nothing,
  data: webhook,
})

export const listDeliveries = defineCall({
  method: 'GET',
  path: '/api/home/webhook/:webhookId/deliveries',
  access: 'user',
  summary: 'The last twenty deliveries of a webhook with their answers, newest first',
  params: webhookParams,
  query: nothing,
  body: nothing,
  data: z.object({ deliveries: z.array(delivery) }),
})
