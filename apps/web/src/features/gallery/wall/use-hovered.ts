import { type RefObject, useEffect, useState } from 'react'

/** While the wall runs under a pointer that rests, nothing is hovered: drawing it would cost the wheel frames. */
const SETTLED_MS = 120

/** The cell under the mouse, once it has stayed there for a moment; null: none. */
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
