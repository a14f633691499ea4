import { type Gateway, GatewayError } from '@easel/payments/gateway'
import type { FaultPlan } from './fault-plan.ts'

/** A payment provider whose every call is a step that can fail: it does not answer, having done what it was asked or not. */
export function makeFaultyGateway(gateway: Gateway, faults: FaultPlan): Gateway {
  const call = <T>(name: string, act: () => Promise<T>) =>
    faults.step(name, act, async () => new GatewayError('unavailable', 'no answer'))
  return {
    ...gateway,
    prepay: (charge) => call('prepay', () => gateway.prepay(charge)),
    query: (tradeNo) => call('query', () => gateway.query(tradeNo)),
    close: (tradeNo) => call('close', () => gateway.close(tradeNo)),
    refund: (request) => call('refund', () => gateway.refund(request)),
    queryRefund: (request) => call('queryRefund', () => gateway.queryRefund(request)),
  }
}
