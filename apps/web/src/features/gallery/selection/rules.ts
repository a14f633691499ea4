/** Selected ids, and the start of a range. */
export interface Selection {
  ids: ReadonlySet<string>
  /** The id toggled last; null when there is none. */
  anchor: string | null
}

export const NOTHING: Selection = { ids: new Set(), anchor: null }

/** Adds or removes one id. */
export function toggleOne({ ids }: Selection, id: string): Selection {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return { ids: next, anchor: id }
}

/** Selects from the anchor to `id`; without an anchor only `id`. */
export function tickRange({ ids, anchor }: Selection, id: string, order: readonly string[]): Selection {
  const from = anchor === null ? -1 : order.indexOf(anchor)
  const to = order.indexOf(id)
  const range = from < 0 ? [id] : order.slice(Math.min(from, to), Math.max(from, to) + 1)
  return { ids: new Set([...ids, ...range]), anchor: anchor ?? id }
}

/** The selected ids that still exist. */
export function keepExisting(ids: ReadonlySet<string>, order: readonly string[]): string[] {
  return order.filter((id) => ids.has(id))
}

/** Id to focus when these are gone: the one after the last of them, else the one before. */
export function neighbourOf(gone: ReadonlySet<string>, order: readonly string[]): string | null {
  const last = order.findLastIndex((id) => gone.has(id))
  const after = order.slice(last + 1)[0]
  return after ?? order.slice(0, last).findLast((id) => !gone.has(id)) ?? null
}
