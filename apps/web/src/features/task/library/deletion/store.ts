import { create } from 'zustand'

interface NotDeleted {
  /** How many of those asked for last were deleted. */
  doneCount: number
  /** What the server did not delete of them, and is back. */
  taskIds: ReadonlySet<string>
}

export const NONE: NotDeleted = { doneCount: 0, taskIds: new Set() }

/** What came of the last deletion, as long as no other begins. */
export const useNotDeleted = create<NotDeleted>()(() => NONE)
