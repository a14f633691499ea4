import type { ExchangeAnswer } from '../exchange.ts'
import { GatewayError } from '../gateway.ts'
import { failureOf } from './failure.ts'
import { type Fields, readFields, UnreadableError } from '../fields.ts'
import type { Send, WechatCall, WechatTools } from './send.ts'
import { type FindKey, findForgery } from './verify.ts'

/** Client of WeChat Pay: successful responses must be signed. Throws GatewayError, or WechatFailure for a refusal. */
export interface Asking {
  /**
   * `read` takes what is wanted out of the answer.
   * @throws GatewayError
   */
  ask<T>(call: WechatCall, read: (answer: Fields) => T): Promise<T>
  /**
   * For calls that are answered without words.
   * @throws GatewayError
   */
  tell(call: WechatCall): Promise<void>
}

export function openAsking(send: Send, findKey: FindKey, { clock }: WechatTools): Asking {
  async function prove(call: WechatCall, status: 200 | 204): Promise<ExchangeAnswer> {
    const answer = await send(call)
    // Errors may be unsigned; but an invalid signature means that the response is not theirs.
    if (answer.status === status || answer.headers['wechatpay-signature'] !== undefined) {
      const forgery = await findForgery(answer, findKey, clock.now())
      if (forgery) throw new GatewayError('unavailable', `an answer is not to be believed: ${forgery}`)
    }
    if (answer.status !== status) throw failureOf(answer)
    return answer
  }

  return {
    async ask(call, read) {
      const { body } = await prove(call, 200)
      try {
        return read(readFields(body))
      } catch (error) {
        if (!(error instanceof UnreadableError)) throw error
        throw new GatewayError('unavailable', `an answer cannot be read: ${error.message}`, { cause: error })
      }
    },
    async tell(call) {
      await prove(call, 204)
    },
  }
}
