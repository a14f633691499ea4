import type { Deps } from '../../deps.ts'
import type { Gateways } from './refresh-order.ts'
import { isSandboxOpen, type Payer } from './sandbox/is-sandbox-open.ts'
import { openSandbox } from './sandbox/open-sandbox.ts'

type GatewayDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'payments'>

/** All that know of payments, also the sandbox where it takes none any more: what was paid there can be paid back. */
export function openGateways(deps: GatewayDeps): Gateways {
  return new Map([...deps.payments.gateways, ['sandbox', openSandbox(deps)]])
}

/** Those of them that collect from this one, as they are offered; the sandbox comes last. */
export function offerGateways(deps: GatewayDeps, gateways: Gateways, payer: Payer): Gateways {
  return new Map([...gateways].filter(([id]) => id !== 'sandbox' || isSandboxOpen(deps, payer)))
}
