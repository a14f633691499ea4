import type { Config } from '../../config.ts'

export interface ProviderState {
  id: string
  /** `off`: it is not offered, and `problem` says why. */
  state: 'ready' | 'off'
  problem: string | null
}

/** Every payment provider there is, whether it can collect and what is missing. */
export function listProviders({ production }: Pick<Config, 'production'>): ProviderState[] {
  return [{ id: 'sandbox', state: production ? 'off' : 'ready', problem: production ? 'never in production' : null }]
}
