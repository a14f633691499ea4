import type { Task } from '@easel/contract/drawing'
import { useMemo, useState } from 'react'
import { type Held, hold, takeBelow } from './rules.ts'

export interface Steady {
  tasks: Task[]
  /** Tasks held back, newest first. */
  fresh: Task[]
  /** Sets whether the wall is scrolled and must not shift. */
  setAway(isAway: boolean): void
}

/**
 * The tasks that the wall shows: while it is scrolled, none that would shift pictures. `list` identifies the list; a different
 * one starts afresh.
 */
export function useSteady(tasks: Task[], list: string): Steady {
  const [isAway, setAway] = useState(false)
  const [before, setBefore] = useState<{ list: string; held: Held | null }>({ list, held: null })
  const held = isAway ? holdOn(before.list === list ? before.held : null, tasks) : null
  if (held !== before.held || list !== before.list) setBefore({ list, held })
  const shown = useMemo(() => (held ? tasks.filter(({ id }) => held.ids.has(id)) : tasks), [held, tasks])
  const fresh = useMemo(() => (held ? tasks.filter(({ id }) => !held.ids.has(id)) : []), [held, tasks])
  return { tasks: shown, fresh, setAway }
}

function holdOn(held: Held | null, tasks: readonly Task[]): Held {
  return held ? takeBelow(held, tasks) : hold(tasks)
}
