import { useHabits } from '../../lib/stored.ts'
import { useCardState } from './store.ts'

/** The picked pictures that are messages of their own: what the reader chose once for all, unless they chose otherwise for one. */
export function useAsMessages(): { has: (taskId: string) => boolean } {
  const exceptions = useCardState((cards) => cards.asMessages)
  const isUsual = useHabits((habits) => habits.picksAsMessages)
  return { has: (taskId) => exceptions.has(taskId) !== isUsual }
}
