import { GatewayError } from '../gateway.ts'
import type { Fields } from '../fields.ts'

/** Alipay said no, in its own words. */
export class AlipayFailure extends GatewayError {
  override name = 'AlipayFailure'
  readonly code: string

  constructor(kind: GatewayError['kind'], code: string, message: string) {
    super(kind, `Alipay answers ${code}: ${message}`)
    this.code = code
  }
}

const MAX_MESSAGE = 300
/** Temporarily unavailable, whatever the call. */
const UNAVAILABLE = '20000'
const PASSING = /SYSTEM_ERROR|unknow-error|call-limited/

/** What an answer says that is no success. */
export function failureOf(answer: Fields): AlipayFailure {
  const code = lineOf(answer['sub_code'] ?? answer['code'])
  const isPassing = answer['code'] === UNAVAILABLE || PASSING.test(code)
  return new AlipayFailure(isPassing ? 'unavailable' : 'refused', code, lineOf(answer['sub_msg'] ?? answer['msg']))
}

/** No such trade, or not yet: a trade only exists after its code was scanned. */
export function isNoTrade(error: unknown): boolean {
  return error instanceof AlipayFailure && /^(ACQ\.)?TRADE_NOT_EXIST$/.test(error.code)
}

/** For a log: single line, limited length. */
function lineOf(value: unknown): string {
  return String(value ?? '')
    .replaceAll(/\p{C}/gu, ' ')
    .slice(0, MAX_MESSAGE)
}
