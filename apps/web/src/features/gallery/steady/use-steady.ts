import type { Task } from '@easel/contract/drawing'
import { useMemo, useState } from 'react'
import { type Held, hold, takeBelow } from './rules.ts'

export interface Steady {
  tasks: Task[]
  /** What is kept back, newest first. */
  fresh: Task[]
  /** Whether the wall is scrolled, and so holds still. */
  setAway(isAway: boolean): void
}

/**
 * Of what a gallery holds, what its wall shows: while that is scrolled, nothing comes that would move a picture. `list` names
 * what is listed; of another one nothing is kept back.
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
