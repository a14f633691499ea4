import { type Gateway, GatewayError, type Trade } from '../gateway.ts'
import type { Fields } from '../fields.ts'
import { type Ask, openAsk, type StripeTools } from './ask.ts'
import { openNotices } from './notices.ts'
import { openPrepay } from './prepay.ts'
import { openBills } from './read-bill.ts'
import { openRefunds } from './refund.ts'
import { EXPANDED, readTrade, sessionOf } from './session.ts'
import { checkStripeSettings, isLive, type StripeSettings } from './settings.ts'

/**
 * Stripe Checkout: the person pays on a page of Stripe's, which the code leads to.
 * @throws RangeError when `checkStripeSettings` finds a fault
 */
export function openStripe(settings: StripeSettings, tools: StripeTools): Gateway {
  const faults = checkStripeSettings(settings)
  if (faults.length > 0) throw new RangeError(`Stripe: ${faults.join('; ')}`)
  const ask = openAsk(settings, tools)
  const read = (session: Fields, tradeNo: string) => readTrade(session, { tradeNo, isLive: isLive(settings) })
  const fetch = (sessionId: string) => ask(callFor(sessionId), (session) => session)
  const { query, close } = openTrades(ask, tools, read)
  const findPayment = async (tradeNo: string) => {
    const trade = await query(tradeNo)
    return trade.state === 'paid' ? trade.transactionId : null
  }
  return {
    id: 'stripe',
    prepay: openPrepay(settings, ask),
    query,
    close,
    ...openRefunds(ask, findPayment),
    readBill: openBills(ask, { isLive: isLive(settings) }),
    notices: openNotices(settings, { clock: tools.clock, fetch, readTrade: read }),
  }
}

/** Stripe cannot look up our number: the session id is taken from the code's URL. Without a code nobody has a URL to pay at. */
function openTrades(
  ask: Ask,
  { findCode }: StripeTools,
  read: (session: Fields, tradeNo: string) => Trade,
): Pick<Gateway, 'query' | 'close'> {
  const find = async (tradeNo: string) => sessionOf((await findCode(tradeNo))?.codeUrl ?? '')

  async function query(tradeNo: string): Promise<Trade> {
    const id = await find(tradeNo)
    return id === null ? { state: 'unknown' } : ask(callFor(id), (session) => read(session, tradeNo))
  }

  async function close(tradeNo: string): Promise<Trade> {
    const id = await find(tradeNo)
    if (id === null) return { state: 'unknown' }
    try {
      const call = { method: 'POST', path: `/v1/checkout/sessions/${id}/expire`, params: EXPANDED } as const
      return await ask(call, (session) => read(session, tradeNo))
    } catch (error) {
      // The session is paid or closed already, or the answer was lost: query its state.
      if (error instanceof GatewayError) return query(tradeNo)
      throw error
    }
  }
  return { query, close }
}

function callFor(sessionId: string) {
  return { method: 'GET', path: `/v1/checkout/sessions/${encodeURIComponent(sessionId)}`, params: EXPANDED } as const
}
