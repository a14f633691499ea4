export interface AlipayRefund {
  requestNo: string
  fen: number
  at: Date
}

export interface AlipayTrade {
  /** The merchant's number. */
  outTradeNo: string
  codeUrl: string
  fen: number
  subject: string
  notifyUrl: string
  expiresAt: Date
  /** `none`: there is a code, and nobody has scanned it. */
  status: 'none' | 'WAIT_BUYER_PAY' | 'TRADE_SUCCESS' | 'TRADE_CLOSED'
  /** Alipay's number, from the scan on. */
  tradeNo: string | null
  paidAt: Date | null
  refunds: AlipayRefund[]
}

export interface Books {
  trades: AlipayTrade[]
}

export function refundedOf({ refunds }: AlipayTrade): number {
  return refunds.reduce((sum, { fen }) => sum + fen, 0)
}

/** As Alipay has it: a trade that nobody scanned is none. */
export function findTrade({ trades }: Books, outTradeNo: unknown): AlipayTrade | undefined {
  return trades.find((trade) => trade.outTradeNo === outTradeNo && trade.status !== 'none')
}
