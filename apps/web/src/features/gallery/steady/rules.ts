import type { Task } from '@easel/contract/drawing'

/** What a wall that is scrolled shows: it lets in what follows below, and keeps back what comes between or above. */
export interface Held {
  ids: ReadonlySet<string>
  /** The id of the oldest of them; ids tell the time. */
  oldestId: string
}

export function hold(tasks: readonly Task[]): Held {
  return { ids: new Set(tasks.map(({ id }) => id)), oldestId: tasks.at(-1)?.id ?? '' }
}

/** The same with the pages that came below meanwhile; the same object when none did. */
export function takeBelow(held: Held, tasks: readonly Task[]): Held {
  const below = tasks.filter(({ id }) => id < held.oldestId)
  return below.length === 0
    ? held
    : { ids: new Set([...held.ids, ...below.map(({ id }) => id)]), oldestId: below.at(-1)?.id ?? '' }
}
