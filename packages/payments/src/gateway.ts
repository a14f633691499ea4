/** What a payment provider is asked to collect. */
export interface Charge {
  /** Ours, and unique for each provider: 6 to 32 of `0-9A-Za-z_-`. */
  tradeNo: string
  /** In the currency's minor unit, above 0. */
  amount: number
  /** ISO 4217. */
  currency: string
  /** At most 127 characters, shown to who pays. */
  description: string
  /** After this nobody can pay any more. */
  expiresAt: Date
  /** Where people and providers reach us, without a slash at the end. */
  siteUrl: string
}

export interface PayCode {
  /** What the QR code says. */
  codeUrl: string
  /** When the code stops working; the charge may be asked for a new one. */
  expiresAt: Date
}

export interface PaidTrade {
  state: 'paid'
  tradeNo: string
  /** The provider's own number of the payment. */
  transactionId: string
  amount: number
  currency: string
  paidAt: Date
}

/** `unknown`: the provider has no such trade, or not yet. */
export type Trade = PaidTrade | { state: 'unpaid' } | { state: 'closed' } | { state: 'unknown' }

/** `unavailable`: nothing is known of what it did; ask again. `refused`: it said no, and will again. */
export class GatewayError extends Error {
  override name = 'GatewayError'
  readonly kind: 'unavailable' | 'refused'

  constructor(kind: GatewayError['kind'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
  }
}

/** One payment provider. Every call may be repeated; what a provider says is believed only after its signature was. */
export interface Gateway {
  readonly id: string
  /**
   * Open a trade, or get a fresh code for one that is open.
   * @throws GatewayError
   */
  prepay(charge: Charge): Promise<PayCode>
  /** @throws GatewayError */
  query(tradeNo: string): Promise<Trade>
  /**
   * After `closed` nobody can pay any more; otherwise how it stands.
   * @throws GatewayError
   */
  close(tradeNo: string): Promise<Trade>
}
