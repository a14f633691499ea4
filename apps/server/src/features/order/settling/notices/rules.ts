import type { Notice, RawNotice } from '@easel/payments/gateway'

/** A notice that was verified to come from that provider. */
export interface VerifiedNotice {
  provider: string
  notice: Notice
}

/** One that says that somebody paid. */
export interface PaidNotice extends VerifiedNotice {
  notice: Extract<Notice, { kind: 'paid' }>
}

const SAID_OF_REFUNDS = { pending: 'PENDING', done: 'DONE', failed: 'FAILED', stuck: 'STUCK', unknown: null } as const

/** What of a notice is kept: how a payment or a refund stands, by whose number it is known here and there. */
export function summarizeNotice(notice: Notice) {
  switch (notice.kind) {
    case 'paid':
      return { said: 'PAID', ourNo: notice.trade.tradeNo, providerNo: notice.trade.transactionId } as const
    case 'refund': {
      const { refundNo, refundId, state } = notice.refund
      return { said: SAID_OF_REFUNDS[state], ourNo: refundNo, providerNo: refundId }
    }
    case 'ended':
      return { said: null, ourNo: notice.tradeNo, providerNo: null }
    case 'doubtful':
      return { said: null, ourNo: notice.tradeNo, providerNo: null }
    case 'other':
      return { said: null, ourNo: null, providerNo: null }
    default:
      return notice satisfies never
  }
}

/** Providers that we know of; one that is off is told to come again, as its notices are not lost then. */
export const KNOWN_PROVIDERS: readonly string[] = ['wechat', 'alipay', 'stripe']

/** WeChat Pay sends such ones now and then to see whether signatures are looked at. */
export function isProbe({ headers }: RawNotice): boolean {
  return headers['wechatpay-signature']?.startsWith('WECHATPAY/SIGNTEST/') ?? false
}
