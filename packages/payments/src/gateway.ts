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

/** Looks up the last payment code issued for a trade; null: none, so nobody can pay it. */
export type FindCode = (tradeNo: string) => Promise<PayCode | null>

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

/** `unavailable`: outcome unknown, retry. `refused`: final. */
export class GatewayError extends Error {
  override name = 'GatewayError'
  readonly kind: 'unavailable' | 'refused'

  constructor(kind: GatewayError['kind'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
  }
}

export interface RefundRequest {
  /** Ours, and the same whenever it is asked again: 6 to 64 of `0-9A-Za-z_-`. */
  refundNo: string
  tradeNo: string
  transactionId: string
  /** In the currency's minor unit, above 0; together with earlier ones at most `total`. */
  amount: number
  /** What was paid. */
  total: number
  currency: string
  /** At most 80 characters, shown to who gets it. */
  reason: string
  siteUrl: string
}

/**
 * State of a refund: `pending`: accepted only; `stuck`: needs action at the provider; `failed`: nothing was refunded; `unknown`:
 * no such refund, or not yet.
 */
export interface Refund {
  refundNo: string
  state: 'pending' | 'done' | 'stuck' | 'failed' | 'unknown'
  /** The provider's own number. */
  refundId: string | null
}

/** A raw webhook; the body as bytes, because the signature covers them. */
export interface RawNotice {
  /** Names in lower case. */
  headers: Readonly<Record<string, string | undefined>>
  body: Uint8Array
}

/** A verified notice. `doubtful`: genuine but not to be acted on; the trade is the one it names. `other`: irrelevant. */
export type Notice = { id: string } & (
  | { kind: 'paid'; trade: PaidTrade }
  /** Nobody pays this trade any more. */
  | { kind: 'ended'; tradeNo: string }
  | { kind: 'refund'; refund: Refund }
  | { kind: 'doubtful'; reason: string; tradeNo: string | null; details: object }
  | { kind: 'other' }
)

/** `forged`: not verified as the provider's. `malformed`: unreadable. `unavailable`: could not be verified now. */
export class NoticeError extends Error {
  override name = 'NoticeError'
  readonly kind: 'forged' | 'malformed' | 'unavailable'

  constructor(kind: NoticeError['kind'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
  }
}

/** What was made of a notice; each provider has its own words for it. */
export type NoticeOutcome = 'taken' | NoticeError['kind']

export interface NoticeAnswer {
  status: number
  /** Null with an empty body. */
  contentType: string | null
  body: string
}

/** One line of what a provider says it did on a day. */
export interface BillLine {
  kind: 'paid' | 'refunded'
  tradeNo: string
  transactionId: string
  /** Null: a payment. */
  refundNo: string | null
  amount: number
  currency: string
}

/** A payment provider. Every call is idempotent; responses are trusted only after verification. */
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
   * Close a trade: after `closed` nobody can pay it; otherwise returns its state.
   * @throws GatewayError
   */
  close(tradeNo: string): Promise<Trade>
  /**
   * Ask for a refund; accepted is not done.
   * @throws GatewayError
   */
  refund(request: RefundRequest): Promise<Refund>
  /** @throws GatewayError */
  queryRefund(request: Pick<RefundRequest, 'refundNo' | 'tradeNo'>): Promise<Refund>
  /** For providers that send notices, to `/api/open/<id>/callback`. */
  notices?: {
    /** @throws NoticeError */
    read(notice: RawNotice): Promise<Notice>
    answer(outcome: NoticeOutcome): NoticeAnswer
  }
  /**
   * Lines of its bill for a day in its own calendar, `YYYY-MM-DD`; null: not ready yet. Optional.
   * @throws GatewayError
   */
  readBill?(day: string): Promise<BillLine[] | null>
}
