import { type RefObject, useEffect, useState } from 'react'

/** Nothing counts as hovered while the wall scrolls under a resting pointer: rendering it would drop frames. */
const SETTLED_MS = 120

/** Id of the cell under the mouse once it has stayed there; null otherwise. */
export function useHovered(scroller: RefObject<HTMLElement | null>): string | null {
  const [hoveredId, setHoveredId] = useState<string | null>(null)
  useEffect(() => {
    const wall = scroller.current
    let timer: ReturnType<typeof setTimeout> | undefined
    const settle = (id: string | null) => {
      clearTimeout(timer)
      timer = setTimeout(() => setHoveredId(id), SETTLED_MS)
    }
    const handleOver = ({ target, pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') settle(cellOf(target))
    }
    const handleLeave = () => settle(null)
    wall?.addEventListener('pointerover', handleOver)
    wall?.addEventListener('pointerleave', handleLeave)
    return () => {
      clearTimeout(timer)
      wall?.removeEventListener('pointerover', handleOver)
      wall?.removeEventListener('pointerleave', handleLeave)
    }
  }, [scroller])
  return hoveredId
}

function cellOf(target: EventTarget | null): string | null {
  const found = target instanceof Element ? target.closest<HTMLElement>('[data-cell], [data-tools]') : null
  return found?.dataset['cell'] ?? found?.dataset['tools'] ?? null
}
