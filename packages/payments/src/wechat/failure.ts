import type { ExchangeAnswer } from '../exchange.ts'
import { GatewayError } from '../gateway.ts'
import { readFields, readText } from './fields.ts'

/** WeChat Pay said no, in its own words. */
export class WechatFailure extends GatewayError {
  override name = 'WechatFailure'
  readonly status: number
  readonly code: string

  constructor(kind: GatewayError['kind'], status: number, code: string) {
    super(kind, `WeChat Pay answers ${status} ${code}`)
    this.status = status
    this.code = code
  }
}

/** The same may be asked again later. */
const PASSING = new Set(['SYSTEM_ERROR', 'SYSTEMERROR', 'FREQUENCY_LIMITED', 'FREQUENCY_LIMIT_EXCEED', 'RULE_LIMIT'])
const NOTHING_THERE = /^(ORDER|REFUND|RESOURCE)_?NOT_?EXISTS?$/

/** What an answer that is no success says. */
export function failureOf({ status, body }: ExchangeAnswer): GatewayError {
  const code = codeOf(body)
  if (code === null) return new GatewayError('unavailable', `an answer ${status} in nobody's words`)
  const isPassing = status < 400 || status >= 500 || status === 408 || status === 429 || PASSING.has(code)
  return new WechatFailure(isPassing ? 'unavailable' : 'refused', status, code)
}

/** The number is one that WeChat Pay does not know; not to be mixed up with a merchant that it does not know. */
export function isNothingThere(error: unknown): boolean {
  return error instanceof WechatFailure && error.status === 404 && NOTHING_THERE.test(error.code)
}

/** Null: it is not an error as WeChat Pay writes them. */
function codeOf(body: Uint8Array): string | null {
  try {
    const code = readText(readFields(body), 'code')
    return /^[A-Z0-9_]{1,64}$/.test(code) ? code : null
  } catch {
    return null // Of a proxy, or broken off: nobody to believe.
  }
}
