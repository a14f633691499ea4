import { useMemo, useState } from 'react'
import { keepExisting, NOTHING, tickRange, toggleOne } from './rules.ts'

/** Selection of the wall. */
export interface SelectionActs {
  /** In the wall's order. */
  ids: string[]
  has(id: string): boolean
  /** Toggles one; with `isRange` selects from the last one to it. */
  tick(id: string, isRange: boolean): void
  /** Extends a range by keyboard; continues one that was begun before. */
  tickFrom(id: string, otherId: string): void
  tickAll(): void
  clear(): void
}

export function useSelection(order: readonly string[]): SelectionActs {
  const [selection, setSelection] = useState(NOTHING)
  const ids = useMemo(() => keepExisting(selection.ids, order), [selection, order])
  return {
    ids,
    has: (id) => selection.ids.has(id),
    tick: (id, isRange) => setSelection((now) => (isRange ? tickRange(now, id, order) : toggleOne(now, id))),
    tickFrom: (id, otherId) =>
      setSelection((now) => tickRange(now.ids.has(id) ? now : { ids: now.ids, anchor: id }, otherId, order)),
    tickAll: () => setSelection({ ids: new Set(order), anchor: order[0] ?? null }),
    clear: () => setSelection(NOTHING),
  }
}
