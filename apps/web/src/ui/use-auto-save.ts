import { useEffect, useRef, useState } from 'react'
import { toast } from './toast.ts'

/** `kept`: it is sent once the line is back. */
export type SaveState =
  | { name: 'idle' }
  | { name: 'saving' }
  | { name: 'saved' }
  | { name: 'kept' }
  | { name: 'failed'; problem: string }

interface AutoSave<Value> {
  state: SaveState
  /** Of several, only the last one's end is told. Gives whether it was saved. */
  run(value: Value): Promise<boolean>
  /** The last one once more. */
  again(): void
}

/** How saves failed that nobody waited for, by what they were of. */
const missed = new Map<string, { value: unknown; state: SaveState }>()

/**
 * Save what was just changed, and know how that went. `save` rejects with an Error that says what is wrong, and gives `kept` for what happens later. With a name,
 * one that fails when its field has gone already is told again where the field comes back.
 */
export function useAutoSave<Value>(save: (value: Value) => Promise<unknown>, name = ''): AutoSave<Value> {
  const [state, setState] = useState<SaveState>(missed.get(name)?.state ?? { name: 'idle' })
  const last = useRef<{ value: Value } | null>(null)
  const isGone = useIsGone()

  async function run(value: Value) {
    const turn = { value }
    last.current = turn
    setState({ name: 'saving' })
    const end = await save(value).then(
      (answer): SaveState => ({ name: answer === 'kept' ? 'kept' : 'saved' }),
      (thrown): SaveState => ({ name: 'failed', problem: thrown instanceof Error ? thrown.message : String(thrown) }),
    )
    if (last.current === turn) setState(end)
    missed.delete(name)
    // Nobody looks at the field any more.
    if (end.name !== 'saved' && isGone.current) {
      if (end.name === 'failed') toast(end.problem, 'danger')
      if (name) missed.set(name, { value, state: end })
    }
    return end.name === 'saved'
  }

  return { state, run, again: () => last.current && run(last.current.value) }
}

/** What a save missed that goes by this name; null when none did. */
export const missedOf = (name: string): unknown => missed.get(name)?.value ?? null

function useIsGone() {
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])
  return isGone
}
