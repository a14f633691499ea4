import type { Task } from '@easel/contract/drawing'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

interface Parts {
  tasks: readonly Task[]
  /** Id of the picture to focus once. */
  focusId: string | null
  bring(at: number, where: 'top' | 'nearest'): void
}

/** Scrolls a picture into view and focuses it; a distant one must first be rendered. */
export function useCellFocus(scroller: RefObject<HTMLElement | null>, parts: Parts): (taskId: string) => void {
  const waiting = useRef<string | null>(null)

  function give() {
    if (waiting.current === null) return
    const link = scroller.current?.querySelector<HTMLElement>(`[data-cell="${waiting.current}"] a`)
    if (!link) return bringWaiting()
    waiting.current = null
    link.focus({ preventScroll: true })
  }

  /** Scrolls again after each layout change until the focus succeeds, because rows may have moved. */
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
