import { createPrivateKey, createPublicKey } from 'node:crypto'
import { type Exchange, type ExchangeAnswer, openExchange } from '../exchange.ts'
import { type FindCode, GatewayError } from '../gateway.ts'
import { type Fields, readFields, UnreadableError } from '../fields.ts'
import { failureOf } from './failure.ts'
import { listMembers, type Member } from './list-members.ts'
import type { AlipaySettings } from './settings.ts'
import { isSignedBy, type Params, signParams } from './sign.ts'
import { writeTime } from './words.ts'

export interface AlipayTools {
  clock: { now(): Date }
  findCode: FindCode
  exchange?: Exchange
}

export interface AlipayCall {
  /** `alipay.trade.query` and the like. */
  method: string
  content: object
  notifyUrl?: string
}

/**
 * Call Alipay; only signed responses are trusted, and `read` extracts the result. Throws AlipayFailure for a refusal.
 *
 * @throws GatewayError
 */
export type Ask = <T>(call: AlipayCall, read: (answer: Fields) => T) => Promise<T>

const GATEWAY = 'https://openapi.alipay.com'
const SUCCESS = '10000'

export function openAsk(settings: AlipaySettings, { clock, exchange }: Omit<AlipayTools, 'findCode'>): Ask {
  const { baseUrl = GATEWAY } = settings
  const send = exchange ?? openExchange([baseUrl], { isLoopbackAllowed: settings.baseUrl !== undefined })
  const key = createPrivateKey(settings.privateKey)
  const alipayKey = createPublicKey(settings.alipayPublicKey)
  return async (call, read) => {
    const params = signParams(paramsOf(call, settings, clock.now()), key)
    const answer = await send(requestOf(params))
    try {
      const fields = readProven(answer, call.method, (text, signature) => isSignedBy(alipayKey, text, signature))
      if (fields['code'] !== SUCCESS) throw failureOf(fields)
      return read(fields)
    } catch (error) {
      if (!(error instanceof UnreadableError)) throw error
      throw new GatewayError('unavailable', `an answer is not to be believed: ${error.message}`, { cause: error })
    }
  }
}

function paramsOf({ method, content, notifyUrl = '' }: AlipayCall, { appId }: AlipaySettings, now: Date): Params {
  return {
    app_id: appId,
    method,
    format: 'JSON',
    charset: 'utf-8',
    sign_type: 'RSA2',
    timestamp: writeTime(now),
    version: '1.0',
    notify_url: notifyUrl,
    biz_content: JSON.stringify(content),
  }
}

/** Business content goes into the body, protocol parameters into the query, where Alipay looks for the charset first. */
function requestOf({ biz_content = '', ...params }: Params) {
  const headers = {
    accept: 'application/json',
    'user-agent': 'Easel',
    'content-type': 'application/x-www-form-urlencoded;charset=utf-8',
  }
  const path = `/gateway.do?${new URLSearchParams(params).toString()}`
  return { method: 'POST', path, headers, body: new URLSearchParams({ biz_content }).toString() } as const
}

/**
 * The response to a call, verified by the signature over its raw text. Only gateway errors may be unsigned.
 * @throws UnreadableError
 */
function readProven(
  { status, body }: ExchangeAnswer,
  method: string,
  isSigned: (text: string, signature: string) => boolean,
): Fields {
  if (status !== 200) throw new UnreadableError(`status ${status}`)
  const members = readMembers(body)
  const answer = takeOne(members, `${method.replaceAll('.', '_')}_response`)
  const signature = takeOne(members, 'sign')
  if (answer === undefined) {
    const error = takeOne(members, 'error_response')
    if (error === undefined) throw new UnreadableError('it answers another call')
    throw failureOf(readFields(Buffer.from(error)))
  }
  if (signature === undefined) throw new UnreadableError('it is not signed')
  if (!isSigned(answer, String(JSON.parse(signature)))) throw new UnreadableError('the signature is wrong')
  return readFields(Buffer.from(answer))
}

function readMembers(body: Uint8Array): Member[] {
  try {
    return listMembers(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body))
  } catch (error) {
    throw new UnreadableError('not JSON in UTF-8', { cause: error })
  }
}

/** @throws UnreadableError when it is there twice: nobody could say which was signed */
function takeOne(members: readonly Member[], memberName: string): string | undefined {
  const matches = members.filter(({ name }) => name === memberName)
  if (matches.length > 1) throw new UnreadableError(`${memberName} is there twice`)
  return matches[0]?.text
}
