import type { Deps, ProviderStanding } from '../../deps.ts'

/** Every payment provider: those that are connected, and what keeps the others from it. */
export function listProviders({ payments, config }: Pick<Deps, 'payments' | 'config'>): ProviderStanding[] {
  if (config.sandbox.opensTo === 'nobody') return payments.standings
  return [...payments.standings, { id: 'sandbox', state: 'ready', lacks: [], problem: null }]
}
