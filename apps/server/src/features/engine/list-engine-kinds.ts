import type { EngineKind } from '@easel/contract/admin-engines'
import { kinds } from '@easel/engines/kinds'

/** Every kind that can be connected, with what its form asks for. */
export function listEngineKinds(): EngineKind[] {
  return [...kinds.values()].map(
    ({ name, usual, needsKey, isForWordsOnly = false, isForVideoOnly = false, fields }) => ({
      ...{ name, usual, needsKey, isForWordsOnly, isForVideoOnly },
      fields: [...fields],
    }),
  )
}
