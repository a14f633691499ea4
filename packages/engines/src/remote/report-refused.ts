import type { Report } from '../engine.ts'

/** Of a refusal that is kept as a ticket. */
export function reportRefused({ refused, said }: { readonly [key: string]: unknown }): Report {
  return { state: 'refused', reason: String(refused), ...(said !== undefined && { said: String(said) }) }
}
