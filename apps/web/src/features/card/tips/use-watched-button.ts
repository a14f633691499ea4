import { useEffect, useState } from 'react'

/** The task button that the reader is hovering or has focused. */
export interface WatchedButton {
  anchor: HTMLElement
  taskId: string
  customId: string
  /** Whether it opens a dialog first. */
  asks: boolean
}

const HOVER_DELAY_MS = 400

/** The button hovered for 400 ms or focused by keyboard; null on touch screens and after Escape. */
export function useWatchedButton(): WatchedButton | null {
  const [watched, setWatched] = useState<WatchedButton | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const take = (next: WatchedButton | null) => {
      clearTimeout(timer)
      setWatched((now) => (now?.anchor === next?.anchor ? now : next))
    }
    const handleOver = ({ target, pointerType }: PointerEvent) => {
      const next = pointerType === 'touch' ? null : buttonAt(target)
      clearTimeout(timer)
      if (next) timer = setTimeout(take, HOVER_DELAY_MS, next)
      else take(null)
    }
    const handleFocus = ({ target }: FocusEvent) =>
      take(target instanceof Element && target.matches(':focus-visible') ? buttonAt(target) : null)
    const handleKey = ({ key }: KeyboardEvent) => key === 'Escape' && take(null)
    const handleDown = () => take(null)

    addEventListener('pointerover', handleOver)
    addEventListener('pointerdown', handleDown)
    addEventListener('focusin', handleFocus)
    addEventListener('keydown', handleKey)
    return () => {
      clearTimeout(timer)
      removeEventListener('pointerover', handleOver)
      removeEventListener('pointerdown', handleDown)
      removeEventListener('focusin', handleFocus)
      removeEventListener('keydown', handleKey)
    }
  }, [])
  return watched
}

function buttonAt(target: EventTarget | null): WatchedButton | null {
  const anchor = target instanceof Element ? target.closest<HTMLElement>('[data-press]') : null
  const taskId = anchor?.closest<HTMLElement>('[data-of]')?.dataset.of
  const customId = anchor?.dataset.press
  if (!anchor || !taskId || !customId) return null
  return { anchor, taskId, customId, asks: anchor.dataset.asks === 'true' }
}
