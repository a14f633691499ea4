import { useEffect, useEffectEvent } from 'react'

/** An opening swipe starts within this distance from the left edge, in px. The outermost px belong to the system's Back gesture. */
const EDGE_PX = 80
/** Minimum horizontal distance of a swipe and maximum vertical deviation, in px. */
const FAR_PX = 60
const STRAIGHT_PX = 40

export interface DrawerSwipe {
  isNarrow: boolean
  isDrawerOpen: boolean
  onToggleSidebar: () => void
}

/** Where the sidebar is a drawer, a swipe from the left edge opens the drawer and a swipe to the left closes it. */
export function useDrawerSwipe({ isNarrow, isDrawerOpen, onToggleSidebar }: DrawerSwipe): void {
  const swipe = useEffectEvent((from: Touch, to: Touch) => {
    const far = to.clientX - from.clientX
    if (Math.abs(to.clientY - from.clientY) > STRAIGHT_PX || isOwn(from.target)) return
    const opens = !isDrawerOpen && far > FAR_PX && from.clientX < EDGE_PX && !document.querySelector('dialog[open]')
    if (opens || (isDrawerOpen && far < -FAR_PX)) onToggleSidebar()
  })
  useEffect(() => {
    if (!isNarrow) return
    let from: Touch | undefined
    const begin = ({ touches }: TouchEvent) => {
      from = touches.length === 1 ? touches[0] : undefined
    }
    const end = ({ changedTouches: [to] }: TouchEvent) => {
      if (from && to) swipe(from, to)
      from = undefined
    }
    addEventListener('touchstart', begin, { passive: true })
    addEventListener('touchend', end, { passive: true })
    return () => {
      removeEventListener('touchstart', begin)
      removeEventListener('touchend', end)
    }
  }, [isNarrow])
}

/** Whether the element under the finger handles horizontal movement itself: fields, sliders, canvases, draggable elements. */
function isOwn(target: EventTarget): boolean {
  return target instanceof Element && target.closest('input, textarea, canvas, [draggable="true"]') !== null
}
