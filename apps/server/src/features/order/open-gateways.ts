import type { Deps } from '../../deps.ts'
import type { Gateways } from './refresh-order.ts'
import { openSandbox } from './sandbox/open-sandbox.ts'

/** The providers that can collect, as they are offered. The sandbox never in production. */
export function openGateways(deps: Pick<Deps, 'db' | 'clock' | 'config' | 'payments'>): Gateways {
  const connected = [...deps.payments.gateways]
  return new Map(deps.config.production ? connected : [...connected, ['sandbox', openSandbox(deps)]])
}
