/** In px of the picture. */
export interface Point {
  x: number
  y: number
}

/** Shapes drawn by hand. */
export type DrawnShape =
  | { kind: 'stroke'; points: readonly Point[]; radius: number; erases: boolean }
  /** Filled polygon: a rectangle or a lasso. `erases` removes from the selection. */
  | { kind: 'area'; points: readonly Point[]; erases: boolean }

/** One step of a selection. */
export type Shape = DrawnShape | { kind: 'invert' } | { kind: 'clear' }

/** Undo history: steps done, oldest first, and steps undone, the next to redo last. */
export interface History {
  shapes: readonly Shape[]
  undone: readonly Shape[]
  /** Number of oldest steps that can no longer be undone. */
  settled: number
}

export const EMPTY: History = { shapes: [], undone: [], settled: 0 }

const STEPS_MAX = 50

/** Adds a step; discards the redo steps. */
export function addShape({ shapes, settled }: History, shape: Shape): History {
  const next = [...shapes, shape]
  return { shapes: next, undone: [], settled: Math.max(settled, next.length - STEPS_MAX) }
}

export function canUndo({ shapes, settled }: History): boolean {
  return shapes.length > settled
}

export function undo(history: History): History {
  const last = history.shapes.at(-1)
  if (!last || !canUndo(history)) return history
  return { ...history, shapes: history.shapes.slice(0, -1), undone: [...history.undone, last] }
}

export function redo(history: History): History {
  const next = history.undone.at(-1)
  if (!next) return history
  return { ...history, shapes: [...history.shapes, next], undone: history.undone.slice(0, -1) }
}
