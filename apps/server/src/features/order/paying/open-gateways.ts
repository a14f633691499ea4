import type { Gateway } from '@easel/payments/gateway'
import type { Deps, ProviderStanding } from '../../../deps.ts'
import { isSandboxOpen, type Payer } from '../sandbox/is-sandbox-open.ts'
import { openSandbox } from '../sandbox/open-sandbox.ts'

/** Providers that are ready to collect, the one that is offered first coming first. */
export type Gateways = ReadonlyMap<string, Gateway>

type GatewayDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'payments'>

/** All that know of payments, also the sandbox where it takes none any more: what was paid there can be paid back. */
export function openGateways(deps: GatewayDeps): Gateways {
  return new Map([...deps.payments.gateways, ['sandbox', openSandbox(deps)]])
}

/** Those of them that collect from this one, as they are offered; the sandbox comes last. */
export function offerGateways(deps: GatewayDeps, gateways: Gateways, payer: Payer): Gateways {
  return new Map([...gateways].filter(([id]) => id !== 'sandbox' || isSandboxOpen(deps, payer)))
}

/** Every payment provider: those that are connected, and what keeps the others from it. */
export function listProviders({ payments, config }: Pick<Deps, 'payments' | 'config'>): ProviderStanding[] {
  if (config.sandbox.opensTo === 'nobody') return payments.standings
  return [...payments.standings, { id: 'sandbox', state: 'ready', lacks: [], problem: null }]
}
