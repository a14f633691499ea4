/** What is ticked, and where a range begins. */
export interface Selection {
  ids: ReadonlySet<string>
  /** Ticked or cleared last; null: nothing was. */
  anchor: string | null
}

export const NOTHING: Selection = { ids: new Set(), anchor: null }

/** Tick one, or clear it. */
export function toggleOne({ ids }: Selection, id: string): Selection {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return { ids: next, anchor: id }
}

/** Tick all from the anchor to this one; without an anchor only this one. */
export function tickRange({ ids, anchor }: Selection, id: string, order: readonly string[]): Selection {
  const from = anchor === null ? -1 : order.indexOf(anchor)
  const to = order.indexOf(id)
  const range = from < 0 ? [id] : order.slice(Math.min(from, to), Math.max(from, to) + 1)
  return { ids: new Set([...ids, ...range]), anchor: anchor ?? id }
}

/** What of it is still there. */
export function keepKnown(ids: ReadonlySet<string>, order: readonly string[]): string[] {
  return order.filter((id) => ids.has(id))
}

/** Where the focus goes when these are gone: to the one after the last of them, else to the one before. */
export function neighbourOf(gone: ReadonlySet<string>, order: readonly string[]): string | null {
  const last = order.findLastIndex((id) => gone.has(id))
  const after = order.slice(last + 1)[0]
  return after ?? order.slice(0, last).findLast((id) => !gone.has(id)) ?? null
}
