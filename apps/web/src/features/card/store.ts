import { create } from 'zustand'
import { useHabits } from '../../lib/stored.ts'
import type { Thumbnails } from './feed/rules.ts'

/** A card to scroll to; a new object requests it again. */
export interface Target {
  taskId: string
}

interface CardState {
  /** Picked pictures whose place (card of their own, or thumbnail) differs from the reader's setting. */
  movedPicks: ReadonlySet<string>
  /** Keys (`pressKey`) of buttons pressed on this page; the server only remembers those that led to a task. */
  pressed: ReadonlySet<string>
  /** The card that was last requested to be shown. */
  target: Target | null
}

/** Client state of the cards on this page. */
export const useCardState = create<CardState>()(() => ({ movedPicks: new Set(), pressed: new Set(), target: null }))

/** Moves a picked picture between its own card and its grid's card. */
export function movePick(taskId: string): void {
  useCardState.setState(({ movedPicks }) => {
    const next = new Set(movedPicks)
    if (!next.delete(taskId)) next.add(taskId)
    return { movedPicks: next }
  })
}

export function markPressed(key: string): void {
  useCardState.setState(({ pressed }) => ({ pressed: new Set([...pressed, key]) }))
}

/** Picked pictures shown as thumbnails: by the reader's setting, except those that they moved. */
export function useThumbnails(): Thumbnails {
  const moved = useCardState((cards) => cards.movedPicks)
  const isUsual = useHabits((habits) => habits.picksAsThumbnails)
  return { has: (taskId) => moved.has(taskId) !== isUsual, isUsual }
}
