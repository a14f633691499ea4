import * as z from 'zod/mini'

/**
 * Every refusal. `code` goes into the envelope. The HTTP status is 200 for messages that a person should read: clients drop the
 * token on 401 and 403, and ignore 404 and 500 silently.
 */
export const refusals = {
  invalid_input: { http: 200, code: 400 },
  wrong_credentials: { http: 200, code: 400 },
  /** More bytes, pixels or frames than a picture may have. */
  image_too_large: { http: 200, code: 400 },
  image_format: { http: 200, code: 400 },
  image_broken: { http: 200, code: 400 },
  /** Broken JSON, an unknown content type, a body where none belongs. */
  malformed: { http: 400, code: 400 },
  insufficient_credits: { http: 200, code: 402 },
  plan_required: { http: 200, code: 402 },
  /** An API key may not do this. */
  key_scope: { http: 200, code: 422 },
  /** An API key may not spend so much, or has ended meanwhile. */
  key_limit: { http: 200, code: 402 },
  not_found: { http: 200, code: 404 },
  invite_invalid: { http: 200, code: 404 },
  /** No such path at all; `not_found` is about a thing. */
  unknown_path: { http: 404, code: 404 },
  conflict: { http: 200, code: 409 },
  idempotency_mismatch: { http: 200, code: 409 },
  /** Several drawings need the person's confirmation. */
  needs_confirmation: { http: 200, code: 409 },
  /** It would cost more than the person was told. */
  price_changed: { http: 200, code: 409 },
  /** It was paid, cancelled or not paid in time. */
  order_closed: { http: 200, code: 409 },
  already_used: { http: 200, code: 409 },
  /** A person or a channel has as many of something as the operator allows. */
  quota_reached: { http: 200, code: 409 },
  creator_cannot_quit: { http: 200, code: 409 },
  not_creator: { http: 200, code: 422 },
  not_author: { http: 200, code: 422 },
  upstream_unavailable: { http: 200, code: 424 },
  /** The engine cannot do this, or not so much of it. */
  engine_limit: { http: 200, code: 424 },
  /** The operator does not let people have such a thing made. */
  medium_off: { http: 200, code: 424 },
  unauthenticated: { http: 401, code: 401 },
  banned: { http: 403, code: 403 },
  forbidden: { http: 403, code: 403 },
  too_large: { http: 413, code: 413 },
  rate_limited: { http: 429, code: 429 },
  internal: { http: 500, code: 500 },
  unavailable: { http: 503, code: 503 },
  storage_full: { http: 503, code: 503 },
} as const

export type Reason = keyof typeof refusals

/** What `data` of a refused envelope holds, and nothing else. `fields` maps an input path to what is wrong with it. */
export const refusalData = z.object({
  reason: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
})
export type RefusalData = z.infer<typeof refusalData>
