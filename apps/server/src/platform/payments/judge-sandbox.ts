import { isOwnHost } from '../own-network.ts'
import type { PaymentConfig } from './settings.ts'

/** Who may use the sandbox payment provider, and why, naming settings. */
export interface SandboxConfig {
  opensTo: 'everyone' | 'administrators' | 'nobody'
  why: string
}

interface Site {
  production: boolean
  publicUrl: string | null
  payments: PaymentConfig
  /** An operator has asked for it by name. */
  isNamed: boolean
}

/**
 * The sandbox gives goods without payment, so it is on by default only on a trial machine: no real provider configured (not even
 * partly), not in production, not reachable from outside. Elsewhere it must be enabled explicitly, and only works for the
 * operator.
 */
export function judgeSandbox({ production, publicUrl, payments, isNamed }: Site): SandboxConfig {
  if (isNamed) return { opensTo: 'administrators', why: 'PAYMENT_SANDBOX is administrators' }
  const nobody = (why: string): SandboxConfig => ({ opensTo: 'nobody', why })
  if (production) return nobody('NODE_ENV is production')
  const configuredProviders = Object.entries(payments).filter(
    ([, config]) => config.state === 'ready' || config.isWanted,
  )
  if (configuredProviders.length > 0)
    return nobody(`there are settings of ${configuredProviders.map(([id]) => id).join(', ')}`)
  if (publicUrl !== null && !isOwnHost(new URL(publicUrl).host)) return nobody('PUBLIC_URL is not of this network')
  return { opensTo: 'everyone', why: 'no provider is set up, and nobody comes from outside of this network' }
}
