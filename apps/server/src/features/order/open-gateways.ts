import type { Deps } from '../../deps.ts'
import type { Gateways } from './refresh-order.ts'
import { openSandbox } from './sandbox/open-sandbox.ts'

/** The providers that can collect, as they are offered. The sandbox never in production. */
export function openGateways(deps: Pick<Deps, 'db' | 'clock' | 'config'>): Gateways {
  return new Map(deps.config.production ? [] : [['sandbox', openSandbox(deps)]])
}
