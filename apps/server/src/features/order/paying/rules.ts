import { secondsLater } from '../rules.ts'

/** Seconds after an order was opened at its provider when we ask how it stands, if nobody told us before; then every minute. */
const ASK_AFTER_SECONDS = [5, 10, 20, 40, 60] as const

const MINUTE_SECONDS = 60

/** An order whose time is over is closed within minutes, unless its provider is away for long. */
const HASTE_SECONDS = 600

const PATIENCE_SECONDS = 900

/** While somebody looks at the code, at most every so many seconds. */
export const ASK_EVERY_SECONDS = 3

/**
 * When to ask the provider next: often at first, each minute later, and the moment the order's time is over. It is counted from
 * when it was opened, so that whoever looks at the order in between, and asks too, makes no step of it go by.
 */
export function nextQuery({ openedAt, expiresAt }: { openedAt: Date; expiresAt: Date }, now: Date): Date {
  const lateSeconds = (now.getTime() - expiresAt.getTime()) / 1000
  if (lateSeconds >= 0) return secondsLater(now, lateSeconds < HASTE_SECONDS ? MINUTE_SECONDS : PATIENCE_SECONDS)
  const elapsedSeconds = (now.getTime() - openedAt.getTime()) / 1000
  const step = ASK_AFTER_SECONDS.find((seconds) => seconds > elapsedSeconds)
  const next = step === undefined ? secondsLater(now, MINUTE_SECONDS) : secondsLater(openedAt, step)
  return next < expiresAt ? next : expiresAt
}

/** The nth time that an order is opened at a provider has a number of its own, as a closed one cannot be opened again. */
export function tradeNoOf(orderNo: string, attempts: number): string {
  return attempts === 0 ? orderNo : `${orderNo}-${attempts + 1}`
}

/** `E260131235959K7Q2M9XA` × 3 becomes the title with its number of periods or packs. */
export function describeGoods(title: string, quantity: number): string {
  return quantity === 1 ? title : `${title} × ${quantity}`
}

/** Bytes that a QR code is made of at most: the addresses of Stripe's pages are long, and a phone reads so many off a screen. */
const QR_MAX_BYTES = 1024

const PAY_SCHEMES = ['weixin:', 'wxp:', 'alipays:']

const PAY_HOSTS = ['qr.alipay.com', 'checkout.stripe.com']

/** Whether a text leads to a payment: a provider's own scheme or host, or a page of this site, where its address is known. */
export function isPayable(text: string, siteUrl: string | null): boolean {
  if (new TextEncoder().encode(text).length > QR_MAX_BYTES || !URL.canParse(text)) return false
  const { protocol, host, origin } = new URL(text)
  if (PAY_SCHEMES.includes(protocol)) return true
  const isOurs = siteUrl !== null && origin === new URL(siteUrl).origin
  return isOurs || (protocol === 'https:' && PAY_HOSTS.includes(host))
}
