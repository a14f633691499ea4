import { useHabits } from '../../lib/stored.ts'
import { useCardState } from './store.ts'

/** Ids of picked pictures shown as cards of their own: by the reader's setting, except where they toggled one. */
export function useAsMessages(): { has: (taskId: string) => boolean } {
  const exceptions = useCardState((cards) => cards.asMessages)
  const isUsual = useHabits((habits) => habits.picksAsMessages)
  return { has: (taskId) => exceptions.has(taskId) !== isUsual }
}
