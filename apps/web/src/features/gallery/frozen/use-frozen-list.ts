import type { Task } from '@easel/contract/drawing'
import { useMemo, useState } from 'react'
import { type FrozenList, freeze, appendOlder } from './rules.ts'

export interface FrozenView {
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
export function useFrozenList(tasks: Task[], list: string): FrozenView {
  const [isAway, setAway] = useState(false)
  const [before, setBefore] = useState<{ list: string; held: FrozenList | null }>({ list, held: null })
  const held = isAway ? holdOn(before.list === list ? before.held : null, tasks) : null
  if (held !== before.held || list !== before.list) setBefore({ list, held })
  const shown = useMemo(() => (held ? tasks.filter(({ id }) => held.ids.has(id)) : tasks), [held, tasks])
  const fresh = useMemo(() => (held ? tasks.filter(({ id }) => !held.ids.has(id)) : []), [held, tasks])
  return { tasks: shown, fresh, setAway }
}

function holdOn(held: FrozenList | null, tasks: readonly Task[]): FrozenList {
  return held ? appendOlder(held, tasks) : freeze(tasks)
}
