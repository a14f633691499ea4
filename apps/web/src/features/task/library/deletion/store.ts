import { create } from 'zustand'

interface NotDeleted {
  /** How many tasks of the last deletion were deleted. */
  doneCount: number
  /** Ids of those that were not, and are visible again. */
  taskIds: ReadonlySet<string>
}

export const NONE: NotDeleted = { doneCount: 0, taskIds: new Set() }

/** Failures of the last deletion, until another begins. */
export const useNotDeleted = create<NotDeleted>()(() => NONE)
