import type { Task } from '@easel/contract/drawing'

/** Frozen list of a scrolled wall: appends older pages, holds back what would be inserted between or above. */
export interface FrozenList {
  ids: ReadonlySet<string>
  /** Id of the oldest task; ids are ordered by time. */
  oldestId: string
}

export function freeze(tasks: readonly Task[]): FrozenList {
  return { ids: new Set(tasks.map(({ id }) => id)), oldestId: tasks.at(-1)?.id ?? '' }
}

/** Appends the older pages; returns the same object when there are none. */
export function appendOlder(held: FrozenList, tasks: readonly Task[]): FrozenList {
  const below = tasks.filter(({ id }) => id < held.oldestId)
  return below.length === 0
    ? held
    : { ids: new Set([...held.ids, ...below.map(({ id }) => id)]), oldestId: below.at(-1)?.id ?? '' }
}
