import type { Report } from '../engine.ts'

/** Of a refusal that is kept as a ticket. */
export function reportRefused({ refused, detail, said }: { readonly [key: string]: unknown }): Report {
  return {
    state: 'refused',
    reason: String(refused),
    ...(detail !== undefined && { detail: String(detail) }),
    ...(said !== undefined && { said: String(said) }),
  }
}
