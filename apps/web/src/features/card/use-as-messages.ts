import { useHabits } from '../../lib/stored.ts'
import { useScreen } from '../task/store.ts'

/** The picked pictures that are messages of their own: what the reader chose once for all, unless they chose otherwise for one. */
export function useAsMessages(): { has: (taskId: string) => boolean } {
  const exceptions = useScreen((screen) => screen.asMessages)
  const isUsual = useHabits((habits) => habits.picksAsMessages)
  return { has: (taskId) => exceptions.has(taskId) !== isUsual }
}
