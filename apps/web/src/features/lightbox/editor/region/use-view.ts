import { type RefObject, useEffect, useState } from 'react'
import type { Point } from './history-rules.ts'
import { fitView, panView, type Size, type View, zoomView } from './view-rules.ts'

/** Wheel notches and trackpads differ; this makes one notch about a quarter. */
const WHEEL_SPEED = 0.0022

export interface Viewing {
  /** Of the stage, in CSS px. */
  stage: Size
  view: View
  /** Round a point of the stage, else round its middle. */
  zoom: (factor: number, at?: Point) => void
  pan: (by: Point) => void
  fit: () => void
}

/** How the picture lies on its stage, and what moves it; it fits anew whenever the stage gets another size. */
export function useView(stage: RefObject<HTMLElement | null>, picture: Size): Viewing {
  const [size, setSize] = useState<Size>({ width: 1, height: 1 })
  const [moved, setMoved] = useState<View | null>(null)
  const fit = fitView(size, picture)
  const view = moved ?? fit
  const middle = { x: size.width / 2, y: size.height / 2 }

  useEffect(() => {
    const element = stage.current
    if (!element) return
    const observer = new ResizeObserver(() => {
      setSize({ width: element.clientWidth, height: element.clientHeight })
      setMoved(null)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [stage])

  const zoom = (factor: number, at: Point = middle) => setMoved((now) => zoomView(now ?? fit, factor, { at, fit }))
  useWheel(stage, zoom)
  return {
    stage: size,
    view,
    zoom,
    pan: (by) => setMoved((now) => panView(now ?? fit, by, fit)),
    fit: () => setMoved(null),
  }
}

function useWheel(stage: RefObject<HTMLElement | null>, zoom: (factor: number, at: Point) => void): void {
  useEffect(() => {
    const element = stage.current
    // React listens passively, which would let the page zoom along.
    function handleWheel(event: WheelEvent) {
      event.preventDefault()
      if (element) zoom(Math.exp(-event.deltaY * WHEEL_SPEED), pointOn(element, event))
    }
    element?.addEventListener('wheel', handleWheel, { passive: false })
    return () => element?.removeEventListener('wheel', handleWheel)
  })
}

/** Where on an element something happened, in CSS px from its corner. */
export function pointOn(element: Element, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const box = element.getBoundingClientRect()
  return { x: clientX - box.left, y: clientY - box.top }
}
