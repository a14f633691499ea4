import { useEffect, useRef, useState } from 'react'
import { toast } from './toast.ts'

/** `kept`: stored, and sent after the reconnect. */
export type SaveState =
  | { name: 'idle' }
  | { name: 'saving' }
  | { name: 'saved' }
  | { name: 'kept' }
  | { name: 'failed'; problem: string }

interface AutoSave<Value> {
  state: SaveState
  /** Saves a value; of overlapping saves only the last one is reported. Resolves with whether it was saved. */
  run(value: Value): Promise<boolean>
  /** Retries the last save. */
  again(): void
}

/** Failed saves whose component has unmounted, by name. */
const missed = new Map<string, { value: unknown; state: SaveState }>()

/**
 * Saves a changed value and tracks the result. `save` rejects with an Error whose message is shown, and resolves with `kept` for
 * a deferred save. With a name, a failure after unmounting is shown when the field is mounted again.
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
    // The component has unmounted.
    if (end.name !== 'saved' && isGone.current) {
      if (end.name === 'failed') toast(end.problem, 'danger')
      if (name) missed.set(name, { value, state: end })
    }
    return end.name === 'saved'
  }

  return { state, run, again: () => last.current && run(last.current.value) }
}

/** The value that failed to save under this name; null when there is none. */
export const failedValueOf = (name: string): unknown => missed.get(name)?.value ?? null

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
