import { isOwnHost } from '../own-network.ts'
import type { PaymentConfig } from './settings.ts'

/** Who may pay without money, and why they and nobody else, by the names of settings. */
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
 * Goods for no money are for a machine where somebody tries the product out: no real provider is wanted, not even half, it is not told to
 * serve real customers, and nobody comes from outside of its network. Whoever wants it elsewhere says so, and has it for themselves.
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
