import type { ExchangeAnswer } from '../exchange.ts'
import { GatewayError } from '../gateway.ts'
import { readFields, readText } from '../fields.ts'

interface Words {
  code: string
  /** For who sets it up. */
  message: string
}

/** WeChat Pay said no, in its own words. */
export class WechatFailure extends GatewayError {
  override name = 'WechatFailure'
  readonly status: number
  readonly code: string

  constructor(kind: GatewayError['kind'], status: number, words: Words) {
    super(kind, `WeChat Pay answers ${status} ${words.code}: ${words.message}`)
    this.status = status
    this.code = words.code
  }
}

/** Retryable codes. */
const PASSING = new Set(['SYSTEM_ERROR', 'SYSTEMERROR', 'FREQUENCY_LIMITED', 'FREQUENCY_LIMIT_EXCEED', 'RULE_LIMIT'])
const CODE = /^[A-Z0-9_]{1,64}$/
const MAX_MESSAGE = 300
const NOTHING_THERE = /^(ORDER|REFUND|RESOURCE)_?NOT_?EXISTS?$/

/** What an answer that is no success says. */
export function failureOf({ status, body }: ExchangeAnswer): GatewayError {
  const words = wordsOf(body)
  if (!words) return new GatewayError('unavailable', `an answer ${status} in nobody's words`)
  const isPassing = status < 400 || status >= 500 || status === 408 || status === 429 || PASSING.has(words.code)
  return new WechatFailure(isPassing ? 'unavailable' : 'refused', status, words)
}

/** The number is one that WeChat Pay does not know; not to be mixed up with a merchant that it does not know. */
export function isNothingThere(error: unknown): boolean {
  return error instanceof WechatFailure && error.status === 404 && NOTHING_THERE.test(error.code)
}

/** Null: it is not an error as WeChat Pay writes them. */
function wordsOf(body: Uint8Array): Words | null {
  try {
    const fields = readFields(body)
    const code = readText(fields, 'code')
    // For a log: single line, limited length.
    const message = String(fields['message'] ?? '').replaceAll(/\p{C}/gu, ' ')
    return CODE.test(code) ? { code, message: message.slice(0, MAX_MESSAGE) } : null
  } catch {
    return null // Of a proxy, or broken off: nobody to believe.
  }
}
