import type { Task } from '@easel/contract/drawing'
import { useQuery } from '@tanstack/react-query'
import { sessionQuery } from '../account/api.ts'

/** Whether the reader wants to be asked for other words before something is made of a task; each bot has its own switch. */
export function useRemixes({ botType }: Task): boolean {
  const field = botType === 'MID_JOURNEY' ? 'mjRemix' : 'nijiRemix'
  // Nothing else of the account matters to a card.
  const { data } = useQuery({ ...sessionQuery, enabled: false, select: ({ user }) => user?.[field] })
  return data ?? false
}
