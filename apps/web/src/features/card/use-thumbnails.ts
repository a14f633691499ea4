import { useHabits } from '../../lib/stored.ts'
import type { Thumbnails } from './feed/rules.ts'
import { useCardState } from './store.ts'

/** Picked pictures shown as thumbnails: by the reader's setting, except those that they moved. */
export function useThumbnails(): Thumbnails {
  const moved = useCardState((cards) => cards.movedPicks)
  const isUsual = useHabits((habits) => habits.picksAsThumbnails)
  return { has: (taskId) => moved.has(taskId) !== isUsual, isUsual }
}
