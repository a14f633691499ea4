import type { Task } from '@easel/contract/drawing'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

interface Parts {
  tasks: readonly Task[]
  /** Takes the focus once. */
  focusId: string | null
  bring(at: number, where: 'top' | 'nearest'): void
}

/** Bring a picture into view and give it the focus; one far away has to be hung first. */
export function useCellFocus(scroller: RefObject<HTMLElement | null>, parts: Parts): (taskId: string) => void {
  const waiting = useRef<string | null>(null)

  function give() {
    if (waiting.current === null) return
    const link = scroller.current?.querySelector<HTMLElement>(`[data-cell="${waiting.current}"] a`)
    if (!link) return bringWaiting()
    waiting.current = null
    link.focus({ preventScroll: true })
  }

  /** Once more after each change: rows that break otherwise meanwhile may have carried it out of view. */
  function bringWaiting() {
    const at = parts.tasks.findIndex(({ id }) => id === waiting.current)
    if (at >= 0) parts.bring(at, 'nearest')
    else waiting.current = null
  }

  function focus(taskId: string) {
    waiting.current = taskId
    bringWaiting()
    give()
  }

  useEffect(give)
  const focusOnce = useEffectEvent(focus)
  const { focusId } = parts
  useEffect(() => {
    if (focusId !== null) focusOnce(focusId)
  }, [focusId])
  return focus
}
