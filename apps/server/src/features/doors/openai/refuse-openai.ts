import { refusals } from '@easel/contract/errors'
import type { Refusal } from '../../../errors.ts'
import type { Door, ProgramAnswer } from '../open-door.ts'

interface Said {
  status: number
  type: string
  code: string
}

const wrong = (code: string, status = 400): Said => ({ status, type: 'invalid_request_error', code })
const later = (code: string): Said => ({ status: 503, type: 'server_error', code })
const NO_CREDITS: Said = { status: 429, type: 'insufficient_quota', code: 'insufficient_quota' }
const TOO_FAST: Said = { status: 429, type: 'rate_limit_error', code: 'rate_limit_exceeded' }

/** What OpenAI's clients know each refusal as; others are bad requests. */
const known: Partial<Record<Refusal['reason'], Said>> = {
  unauthenticated: { status: 401, type: 'authentication_error', code: 'invalid_api_key' },
  key_scope: { status: 403, type: 'permission_error', code: 'insufficient_permissions' },
  banned: { status: 403, type: 'permission_error', code: 'account_deactivated' },
  forbidden: { status: 403, type: 'permission_error', code: 'insufficient_permissions' },
  insufficient_credits: NO_CREDITS,
  key_limit: NO_CREDITS,
  plan_required: NO_CREDITS,
  rate_limited: TOO_FAST,
  quota_reached: TOO_FAST,
  not_found: wrong('not_found', 404),
  unknown_path: wrong('unknown_url', 404),
  too_large: wrong('request_too_large', 413),
  invalid_input: wrong('invalid_value'),
  malformed: wrong('invalid_body'),
  image_too_large: wrong('invalid_image'),
  image_format: wrong('invalid_image'),
  image_broken: wrong('invalid_image'),
  // Not 409, which its SDKs send again.
  idempotency_mismatch: wrong('idempotency_error'),
  conflict: wrong('conflict'),
  engine_limit: wrong('not_supported'),
  upstream_unavailable: later('engine_unavailable'),
  unavailable: later('unavailable'),
  storage_full: later('storage_full'),
  internal: { status: 500, type: 'server_error', code: 'internal_error' },
}

/** Where the sentences for people, who have a page before them, would mislead. */
const sentences: Partial<Record<Refusal['reason'], string>> = {
  unauthenticated: 'Incorrect API key provided. You find your keys in the settings, under API keys.',
  image_too_large: 'A picture may have at most 60 megapixels, 16384 pixels a side and 200 frames.',
  image_format: 'The picture must be PNG, JPEG, WebP or GIF.',
  too_large: 'A request may have at most 32 MiB.',
}

/** Waiting for nobody: a client that tries again at once would be refused again. */
const QUOTA_RETRY_SECONDS = 3600
const BUSY_RETRY_SECONDS = 10

export const refuseOpenai: Door['refuse'] = (refusal, { message, request }) => {
  const { status, type, code } = saidOf(refusal)
  const id = refusal.reason === 'internal' ? ` (${request.id})` : ''
  return {
    status,
    headers: headersOf(refusal),
    json: { error: { message: (sentences[refusal.reason] ?? message) + id, type, param: paramOf(refusal), code } },
  }
}

/** The same within a stream that has begun. */
export function errorOf(
  refusal: Refusal,
  message: string,
): { message: string; type: string; param: string | null; code: string } {
  const { type, code } = saidOf(refusal)
  return { message: sentences[refusal.reason] ?? message, type, param: paramOf(refusal), code }
}

function saidOf({ reason, fields }: Refusal): Said {
  if (reason === 'not_found' && fields?.['model']) return wrong('model_not_found', 404)
  if (reason === 'invalid_input' && isBlocked(fields?.['prompt'])) return wrong('content_policy_violation')
  return known[reason] ?? wrong(reason, refusals[reason].http >= 400 ? refusals[reason].http : 400)
}

function isBlocked(note: NonNullable<Refusal['fields']>[string] | undefined): boolean {
  return [note].flat().some((one) => (typeof one === 'object' ? one.problem : one) === 'blocked_word')
}

function paramOf({ reason, fields }: Refusal): string | null {
  const [field = null] = Object.keys(fields ?? {})
  if (field !== null && field !== 'file') return field
  return reason.startsWith('image_') ? 'image' : null
}

function headersOf({ reason, retryAfter }: Refusal): NonNullable<ProgramAnswer['headers']> {
  const said = known[reason]
  if (said === NO_CREDITS) return { 'retry-after': String(QUOTA_RETRY_SECONDS), 'x-should-retry': 'false' }
  if (reason === 'quota_reached') return { 'retry-after': String(BUSY_RETRY_SECONDS) }
  return said?.status === 503 && retryAfter === undefined ? { 'retry-after': String(BUSY_RETRY_SECONDS) } : {}
}
