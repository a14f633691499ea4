import type { EngineOptions } from '@easel/contract/admin-engines'
import { judgeUrl } from '@easel/engines/judge-url'
import { kinds } from '@easel/engines/kinds'
import * as z from 'zod/mini'
import { type FieldNote, Refusal } from '../../errors.ts'
import { readInput } from '../../http/read-input.ts'

interface Written {
  kind: string
  address: string
  /** Undefined: as it was. */
  key: string | null | undefined
  options: EngineOptions
}

/**
 * What an administrator wrote of an engine, with every option that was left out.
 *
 * @throws Refusal invalid_input, naming each option that is wrong or not of this kind
 */
export function checkSettings({ kind, address, key, options }: Written): EngineOptions {
  const engineKind = kinds.get(kind)
  if (!engineKind) refuse({ kind: { problem: 'wrong_choice', options: [...kinds.keys()] } })
  const fault = judgeUrl(address)
  if (fault) refuse({ address: fault === 'wrong' ? 'wrong_format' : 'forbidden_address' })
  if (key && engineKind.key && !engineKind.key.test(key)) refuse({ key: 'wrong_format' })
  const read = readInput(z.object({ options: engineKind.options }), { options })
  return read.options as EngineOptions
}

/**
 * A key is only sent to the server it was entered for: changing the address requires entering it again.
 *
 * @throws Refusal invalid_input
 */
export function requireKeyAgain(
  row: { address: string | null; sealed_key: string | null },
  { address, key }: Pick<Written, 'address' | 'key'>,
): void {
  if (key !== undefined || row.sealed_key === null) return
  if (new URL(address).origin !== new URL(row.address ?? address).origin) refuse({ key: 'required' })
}

function refuse(fields: Record<string, FieldNote>): never {
  throw new Refusal('invalid_input', { fields })
}
