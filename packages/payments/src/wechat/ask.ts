import { GatewayError } from '../gateway.ts'
import { failureOf } from './failure.ts'
import { type Fields, readFields, UnreadableError } from './fields.ts'
import type { Send, WechatCall, WechatTools } from './send.ts'
import { type FindKey, findForgery } from './verify.ts'

/**
 * Ask WeChat Pay, and believe its success only when that is signed; `read` takes what it says out of it. An empty success
 * reads as an object without fields.
 *
 * @throws GatewayError; a WechatFailure when WeChat Pay said no
 */
export type Ask = <T>(call: WechatCall, read: (answer: Fields) => T) => Promise<T>

export function openAsk(send: Send, findKey: FindKey, { clock }: WechatTools): Ask {
  return async (call, read) => {
    const answer = await send(call)
    const isSuccess = answer.status === 200 || answer.status === 204
    // Errors come without a signature too; one that has it, and is not proven, is not theirs.
    if (isSuccess || 'wechatpay-signature' in answer.headers) {
      const forgery = await findForgery(answer, findKey, clock.now())
      if (forgery) throw new GatewayError('unavailable', `an answer is not to be believed: ${forgery}`)
    }
    if (!isSuccess) throw failureOf(answer)
    try {
      return read(answer.status === 204 ? {} : readFields(answer.body))
    } catch (error) {
      if (!(error instanceof UnreadableError)) throw error
      throw new GatewayError('unavailable', `an answer cannot be read: ${error.message}`, { cause: error })
    }
  }
}
