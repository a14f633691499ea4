import type { Task } from '@easel/contract/drawing'
import { useQuery } from '@tanstack/react-query'
import { sessionQuery } from '../account/api.ts'

/** Whether the reader wants to edit the prompt before a variation; a setting per bot. */
export function useIsRemixOn({ botType }: Task): boolean {
  const field = botType === 'MID_JOURNEY' ? 'mjRemix' : 'nijiRemix'
  // Selects one field, so that other account changes do not re-render cards.
  const { data } = useQuery({ ...sessionQuery, enabled: false, select: ({ user }) => user?.[field] })
  return data ?? false
}
