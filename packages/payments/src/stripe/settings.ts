import { readOrigin } from '../exchange.ts'

/** What the dashboard of Stripe shows. */
export interface StripeSettings {
  /** `sk_live_…`, `sk_test_…`, or a restricted one. */
  secretKey: string
  /** Secret of our webhook endpoint, `whsec_…`. Whoever knows it can fake payments. */
  webhookSecret: string
  /** Only an address of this machine: a stand-in, for tests. */
  baseUrl?: string
}

const SECRET_KEY = /^(sk|rk)_(live|test)_\w{10,250}$/
const WEBHOOK_SECRET = /^whsec_[\w+/=-]{16,250}$/

/** What is missing or wrong, beginning with the name of the setting and without its value; empty: all is well. */
export function checkStripeSettings({
  secretKey = '',
  webhookSecret = '',
  baseUrl,
}: Partial<StripeSettings>): string[] {
  const faults = []
  if (!SECRET_KEY.test(secretKey)) faults.push('secretKey: does not begin with sk_live_ or sk_test_')
  // Anybody can sign with an empty secret.
  if (!WEBHOOK_SECRET.test(webhookSecret)) faults.push('webhookSecret: does not begin with whsec_')
  if (baseUrl !== undefined && readOrigin(baseUrl)?.isLoopback !== true)
    faults.push('baseUrl: not an address of this machine')
  return faults
}

/** Whether real money moves. */
export function isLive({ secretKey }: Pick<StripeSettings, 'secretKey'>): boolean {
  return SECRET_KEY.exec(secretKey)?.[2] === 'live'
}
