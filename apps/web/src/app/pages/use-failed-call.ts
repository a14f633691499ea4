import { useQueryClient } from '@tanstack/react-query'
import { CallError } from '../../lib/call-error.ts'

/** Request id of the latest failed query; null when none failed or none reached the server. */
export function useFailedCall(): string | null {
  const readings = useQueryClient().getQueryCache().getAll()
  const newestFirst = readings.map(({ state }) => state).sort((one, other) => other.errorUpdatedAt - one.errorUpdatedAt)
  for (const { error } of newestFirst) if (error instanceof CallError && error.requestId) return error.requestId
  return null
}
