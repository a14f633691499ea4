import type { Deps } from '../../deps.ts'
import { seal, unseal } from '../../platform/seal.ts'

export type KeyDeps = Pick<Deps, 'secretKey' | 'secondSecretKey'>

const placeOf = (engineId: string) => `engine:${engineId}`

/** As the database keeps it. */
export function sealKey({ secretKey }: KeyDeps, engineId: string, key: string): string {
  return seal(secretKey, placeOf(engineId), key)
}

/** The key of an engine; null: none is needed. Undefined: neither secret opens it. */
export function openKey(
  { secretKey, secondSecretKey }: KeyDeps,
  { id, sealed_key: sealed }: { id: string; sealed_key: string | null },
): string | null | undefined {
  if (sealed === null) return null
  const place = placeOf(id)
  return unseal(secretKey, place, sealed) ?? (secondSecretKey && unseal(secondSecretKey, place, sealed)) ?? undefined
}
