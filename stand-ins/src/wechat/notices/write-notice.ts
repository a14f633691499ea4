import { viewRefundNotice, viewTrade } from '../api/view-trade.ts'
import { timeOfApi } from '../api/words.ts'
import type { Refund, Trade } from '../books.ts'
import { chooseNoticeSigner } from '../keys/choose-signer.ts'
import type { Keys } from '../keys/open-keys.ts'
import { seal, signedHeaders } from '../keys/seal.ts'
import type { Envelope, Forgery } from './forge-notice.ts'

export type NoticeEvent = 'TRANSACTION.SUCCESS' | 'REFUND.SUCCESS' | 'REFUND.ABNORMAL' | 'REFUND.CLOSED'

export interface Letter {
  id: string
  event: NoticeEvent
  trade: Trade
  /** Null with a payment. */
  refund: Refund | null
  createdAt: Date
  /** What is told; later changes of the books do not change it. */
  said: Record<string, unknown>
}

/** What a letter tells, as the books stand now. */
export function tell({ trade, refund }: Pick<Letter, 'trade' | 'refund'>, keys: Keys): Letter['said'] {
  return refund ? viewRefundNotice(trade, refund, keys.merchant) : viewTrade(trade, keys.merchant)
}

/** One try of a letter as it goes over the wire; its signature is of now. */
export function writeNotice(letter: Letter, keys: Keys, { at, turn }: { at: Date; turn: number }, forgery: Forgery) {
  const said = forgery.plain?.(letter.said) ?? letter.said
  const kind = letter.refund ? 'refund' : 'transaction'
  const sealed = seal(forgery.apiV3Key ?? keys.merchant.apiV3Key, JSON.stringify(said), kind)
  const envelope: Envelope = {
    id: letter.id,
    create_time: timeOfApi(letter.createdAt),
    resource_type: 'encrypt-resource',
    event_type: letter.event,
    summary: letter.refund ? '退款通知' : '支付成功',
    resource: { original_type: kind, ...sealed },
  }
  const body = JSON.stringify(forgery.envelope?.(envelope) ?? envelope)
  const signer = chooseNoticeSigner(keys, turn)
  const headers = forgery.sign?.(body, signer, at, keys) ?? signedHeaders(signer, body, at)
  return { headers, body: forgery.body?.(body) ?? body }
}
