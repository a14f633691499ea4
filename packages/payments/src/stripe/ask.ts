import { type Exchange, type ExchangeAnswer, openExchange } from '../exchange.ts'
import { type FindCode, GatewayError } from '../gateway.ts'
import { type Fields, readFields, readPart, UnreadableError } from '../fields.ts'
import { StripeFailure } from './failure.ts'
import type { StripeSettings } from './settings.ts'

export interface StripeTools {
  clock: { now(): Date }
  findCode: FindCode
  exchange?: Exchange
}

export interface StripeCall {
  method: 'GET' | 'POST'
  /** Begins with `/v1/`. */
  path: string
  /** Names in Stripe's brackets. */
  params?: Readonly<Record<string, string>>
  /** The same question with the same key is done once; Stripe keeps it for a day at least. */
  idempotencyKey?: string
}

/**
 * Call Stripe; responses are authenticated by TLS alone. Throws StripeFailure for a refusal.
 * @throws GatewayError
 */
export type Ask = <T>(call: StripeCall, read: (answer: Fields) => T) => Promise<T>

const API = 'https://api.stripe.com'
/** Pins the meaning of the fields read here. */
const API_VERSION = '2026-10-28.endive'
const PASSING = new Set([408, 409, 429])

export function openAsk(settings: StripeSettings, { exchange }: Pick<StripeTools, 'exchange'>): Ask {
  const { secretKey, baseUrl = API } = settings
  const send = exchange ?? openExchange([baseUrl], { isLoopbackAllowed: settings.baseUrl !== undefined })
  return async (call, read) => {
    const answer = await send(requestOf(call, secretKey))
    if (answer.status !== 200) throw failureOf(answer)
    try {
      return read(readFields(answer.body))
    } catch (error) {
      if (!(error instanceof UnreadableError)) throw error
      throw new GatewayError('unavailable', `an answer cannot be read: ${error.message}`, { cause: error })
    }
  }
}

function requestOf({ method, path, params = {}, idempotencyKey }: StripeCall, secretKey: string) {
  const form = new URLSearchParams(params).toString()
  const headers = {
    accept: 'application/json',
    'user-agent': 'Easel',
    authorization: `Bearer ${secretKey}`,
    'stripe-version': API_VERSION,
    ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
  }
  if (method === 'GET') return { method, path: form === '' ? path : `${path}?${form}`, headers }
  return { method, path, headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' }, body: form }
}

function failureOf({ status, body }: ExchangeAnswer): GatewayError {
  const kind = status < 400 || status >= 500 || PASSING.has(status) ? 'unavailable' : 'refused'
  try {
    const { type, code, message } = readPart(readFields(body), 'error')
    return new StripeFailure(kind, status, { code: lineOf(code ?? type), message: lineOf(message) })
  } catch (error) {
    // From a proxy, or truncated: not trusted.
    return new GatewayError('unavailable', `an answer ${status} in nobody's words`, { cause: error })
  }
}

/** For a log: single line, limited length. */
function lineOf(value: unknown): string {
  return String(value ?? '')
    .replaceAll(/\p{C}/gu, ' ')
    .slice(0, 300)
}
