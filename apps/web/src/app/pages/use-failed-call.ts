import { useQueryClient } from '@tanstack/react-query'
import { CallError } from '../../lib/call-error.ts'

/** The request id of the reading that failed last; null when none did, or none got as far as the server. */
export function useFailedCall(): string | null {
  const readings = useQueryClient().getQueryCache().getAll()
  const newestFirst = readings.map(({ state }) => state).sort((one, other) => other.errorUpdatedAt - one.errorUpdatedAt)
  for (const { error } of newestFirst) if (error instanceof CallError && error.requestId) return error.requestId
  return null
}
