import type { Image } from '@easel/contract/media'
import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { fullSizeScale, FIT, swipeOffset, type Swipe, swipeOf, type View, zoomAt } from './rules.ts'

/** Zoom per px of wheel delta; one notch of a mouse wheel zooms by about a quarter. */
const WHEEL_SPEED = 0.0022

/** Zoom and pan of the picture. A finger on a fitted picture swipes; a double click toggles between full size and "fit". */
export function usePanZoom(stage: RefObject<HTMLElement | null>, image: Image, onSwipe: (to: Swipe) => void) {
  const [view, setView] = useState<View>(FIT)
  /** Pointers that are down, with their last position. */
  const held = useRef(new Map<number, { x: number; y: number }>())
  /** Start of a possible swipe. */
  const swipesFrom = useRef<{ x: number; y: number } | null>(null)

  useEffect(() => {
    const element = stage.current
    // React's wheel listeners are passive and could not prevent the page from zooming.
    function handleWheel(event: WheelEvent) {
      event.preventDefault()
      if (element) setView((now) => zoomAt(now, Math.exp(-event.deltaY * WHEEL_SPEED), fromCentre(element, event)))
    }
    element?.addEventListener('wheel', handleWheel, { passive: false })
    return () => element?.removeEventListener('wheel', handleWheel)
  }, [stage])

  function handlePointerDown(event: PointerEvent<HTMLElement>) {
    if (event.target instanceof Element && event.target.closest('button')) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const at = fromCentre(event.currentTarget, event)
    held.current.set(event.pointerId, at)
    const maySwipe = event.pointerType === 'touch' && held.current.size === 1 && view.scale === 1
    swipesFrom.current = maySwipe ? at : null
  }

  function handlePointerMove(event: PointerEvent<HTMLElement>) {
    const before = held.current.get(event.pointerId)
    if (!before) return
    const at = fromCentre(event.currentTarget, event)
    const other = [...held.current].find(([id]) => id !== event.pointerId)?.[1]
    held.current.set(event.pointerId, at)
    const from = swipesFrom.current
    if (from) return setView(swipeOffset({ x: at.x - from.x, y: at.y - from.y }))
    setView((now) => (other ? zoomAt(now, distance(at, other) / distance(before, other), other) : pan(now, before, at)))
  }

  function handlePointerUp(event: PointerEvent<HTMLElement>) {
    held.current.delete(event.pointerId)
    const from = swipesFrom.current
    if (!from) return
    swipesFrom.current = null
    setView(FIT)
    const at = fromCentre(event.currentTarget, event)
    const to = event.type === 'pointerup' && swipeOf({ x: at.x - from.x, y: at.y - from.y })
    if (to) onSwipe(to)
  }

  function handleDoubleClick(event: MouseEvent<HTMLElement>) {
    const point = fromCentre(event.currentTarget, event)
    const scale = fullSizeScale(event.currentTarget.getBoundingClientRect(), image)
    setView((now) => (now.scale > 1 ? FIT : zoomAt(now, scale, point)))
  }

  return {
    view,
    zoom: (factor: number) => setView((now) => zoomAt(now, factor, { x: 0, y: 0 })),
    fit: () => setView(FIT),
    handlers: {
      onPointerDown: handlePointerDown,
      onPointerMove: handlePointerMove,
      onPointerUp: handlePointerUp,
      onPointerCancel: handlePointerUp,
      onDoubleClick: handleDoubleClick,
    },
  }
}

interface Point {
  x: number
  y: number
}

function fromCentre(element: Element, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const box = element.getBoundingClientRect()
  return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 }
}

function distance(a: Point, b: Point): number {
  return Math.max(1, Math.hypot(a.x - b.x, a.y - b.y))
}

/** A fitted picture cannot be panned. */
function pan(view: View, from: Point, to: Point): View {
  if (view.scale === 1) return view
  return { ...view, x: view.x + to.x - from.x, y: view.y + to.y - from.y }
}
