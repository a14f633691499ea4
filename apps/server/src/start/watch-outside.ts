import type { Gateway } from '@easel/payments/gateway'
import { type OutsideService, noteFailure, noteSuccess } from '../db/outside-failures.ts'
import type { Deps, Payments } from '../deps.ts'
import type { Delivery, SmsProvider } from '../platform/sms/provider.ts'

type WatchDeps = Pick<Deps, 'db' | 'clock' | 'log'>

/** The same provider; whether its messages get through is written down for operators. */
export function watchSms(deps: WatchDeps, sms: SmsProvider): SmsProvider {
  const watch = async (send: () => Promise<Delivery>): Promise<Delivery> => {
    const delivery = await noteOutcome(deps, 'sms', send)
    if (delivery === 'refused') await note(deps, () => noteFailure(deps.db, 'sms', 'refused', deps.clock.now()))
    if (delivery === 'sent') await note(deps, () => noteSuccess(deps.db, 'sms'))
    return delivery
  }
  return {
    id: sms.id,
    sendCode: (message) => watch(() => sms.sendCode(message)),
    sendNotice: (message) => watch(() => sms.sendNotice(message)),
  }
}

/** The same providers; whether they do what they are asked is written down for operators. */
export function watchPayments(deps: WatchDeps, { gateways, standings }: Payments): Payments {
  return { standings, gateways: new Map([...gateways].map(([id, gateway]) => [id, watchGateway(deps, gateway)])) }
}

function watchGateway(deps: WatchDeps, gateway: Gateway): Gateway {
  const service = `payment ${gateway.id}` as const
  const watch = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
    const answer = await noteOutcome(deps, service, ask)
    await note(deps, () => noteSuccess(deps.db, service))
    return answer
  }
  const { notices } = gateway
  return {
    id: gateway.id,
    prepay: (charge) => watch(() => gateway.prepay(charge)),
    query: (tradeNo) => watch(() => gateway.query(tradeNo)),
    close: (tradeNo) => watch(() => gateway.close(tradeNo)),
    refund: (request) => watch(() => gateway.refund(request)),
    queryRefund: (request) => watch(() => gateway.queryRefund(request)),
    ...(notices && { notices }),
    // A bill that is not ready yet is no fault of what people do.
    ...(gateway.readBill && { readBill: async (day: string) => (await gateway.readBill?.(day)) ?? null }),
  }
}

/** Write a failure down and hand it on. */
async function noteOutcome<Answer>(
  deps: WatchDeps,
  service: OutsideService,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    await note(deps, () => noteFailure(deps.db, service, reason, deps.clock.now()))
    throw error
  }
}

/** The act succeeded even if its outcome cannot be recorded. */
async function note({ log }: Pick<Deps, 'log'>, write: () => Promise<void>): Promise<void> {
  try {
    await write()
  } catch (error) {
    log.warn({ err: error }, 'how a service elsewhere did was not written down')
  }
}
