import { type Gateway, GatewayError, type Refund } from '@easel/payments/gateway'
import type { Deps } from '../../../deps.ts'
import { CALL_SECONDS, secondsLater } from '../rules.ts'
import { claimRefundCall, releaseRefundCall, type ProviderRefund } from './queries.ts'
import { settleRefund } from './settle-refund.ts'

type AskDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'log' | 'config'>

/**
 * Ask a provider for a refund, or how it stands once it was accepted, and do what follows from it. Nothing when somebody asks already.
 * An answer that is lost is no answer: the same is asked again, with the same number.
 */
export async function askAboutRefund(deps: AskDeps, gateway: Gateway, refund: ProviderRefund): Promise<void> {
  const now = deps.clock.now()
  const claimed = await claimRefundCall(deps.db, refund.id, { now, until: secondsLater(now, CALL_SECONDS) })
  if (!claimed) return
  try {
    await settleRefund(deps, gateway.id, await ask(deps, gateway, { ...refund, ...claimed }))
  } catch (error) {
    // The schedule asks again; anything else is for the queue to retry.
    if (!(error instanceof GatewayError)) throw error
    deps.log.warn({ provider: gateway.id, refundNo: refund.no, err: error }, 'a payment provider did not answer')
  } finally {
    await releaseRefundCall(deps.db, refund.id)
  }
}

async function ask({ config }: Pick<Deps, 'config'>, gateway: Gateway, row: ProviderRefund): Promise<Refund> {
  const { no: refundNo, trade_no: tradeNo, amount, total, currency, reason } = row
  const transactionId = row.transaction_id ?? ''
  if (row.provider_refund_id !== null) {
    const known = await gateway.queryRefund({ refundNo, tradeNo })
    if (known.state !== 'unknown') return known
  }
  const siteUrl = config.publicUrl ?? `http://localhost:${config.port}`
  try {
    return await gateway.refund({ refundNo, tradeNo, transactionId, amount, total, currency, reason, siteUrl })
  } catch (error) {
    if (!(error instanceof GatewayError) || error.kind !== 'refused') throw error
    const known = await gateway.queryRefund({ refundNo, tradeNo })
    return known.state === 'unknown' ? { ...known, state: 'failed' } : known
  }
}
