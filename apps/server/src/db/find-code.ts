import type { FindCode } from '@easel/payments/gateway'
import type { Db } from './open.ts'

/** The code of a trade as its row keeps it, for providers that are asked by what stands in it. */
export function openFindCode(db: Db): (provider: string) => FindCode {
  return (provider) => async (tradeNo) => {
    const row = await db
      .selectFrom('payments')
      .select(['code_url', 'code_expires_at'])
      .where('provider', '=', provider)
      .where('trade_no', '=', tradeNo)
      .executeTakeFirst()
    if (!row || row.code_url === null || row.code_expires_at === null) return null
    return { codeUrl: row.code_url, expiresAt: row.code_expires_at }
  }
}
