import { useEffect, useEffectEvent } from 'react'

/** Px from the left edge that opening begins within: the outermost belong to the system's own Back. */
const EDGE_PX = 80
/** Px that a finger goes at least, and at most up or down. */
const FAR_PX = 60
const STRAIGHT_PX = 40

export interface DrawerSwipe {
  isPhone: boolean
  isDrawerOpen: boolean
  onToggleSidebar: () => void
}

/** On phones a finger from the left edge opens the drawer, one to the left puts it away. */
export function useDrawerSwipe({ isPhone, isDrawerOpen, onToggleSidebar }: DrawerSwipe): void {
  const swipe = useEffectEvent((from: Touch, to: Touch) => {
    const far = to.clientX - from.clientX
    if (Math.abs(to.clientY - from.clientY) > STRAIGHT_PX || isOwn(from.target)) return
    const opens = !isDrawerOpen && far > FAR_PX && from.clientX < EDGE_PX && !document.querySelector('dialog[open]')
    if (opens || (isDrawerOpen && far < -FAR_PX)) onToggleSidebar()
  })
  useEffect(() => {
    if (!isPhone) return
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
  }, [isPhone])
}

/** What a finger draws on, slides or writes in has its own use of the way it goes. */
function isOwn(target: EventTarget): boolean {
  return target instanceof Element && target.closest('input, textarea, canvas, [draggable="true"]') !== null
}
