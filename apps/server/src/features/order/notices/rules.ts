import type { Notice, RawNotice } from '@easel/payments/gateway'

/** A notice that was verified to come from that provider. */
export interface ToldNotice {
  provider: string
  notice: Notice
}

/** One that says that somebody paid. */
export interface ToldPaid extends ToldNotice {
  notice: Extract<Notice, { kind: 'paid' }>
}

/** Providers that we know of; one that is off is told to come again, as its notices are not lost then. */
export const KNOWN_PROVIDERS: readonly string[] = ['wechat', 'alipay', 'stripe']

/** WeChat Pay sends such ones now and then to see whether signatures are looked at. */
export function isProbe({ headers }: RawNotice): boolean {
  return headers['wechatpay-signature']?.startsWith('WECHATPAY/SIGNTEST/') ?? false
}
