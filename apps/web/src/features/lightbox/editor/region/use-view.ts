import { type RefObject, useEffect, useState } from 'react'
import type { Point } from './history-rules.ts'
import { fitView, panView, type Size, type View, zoomView } from './view-rules.ts'

/** Zoom per px of wheel delta; one notch of a mouse wheel zooms by about a quarter. */
const WHEEL_SPEED = 0.0022

export interface Viewing {
  /** Size of the stage in CSS px. */
  stage: Size
  view: View
  /** Around `at`, a point of the stage, else around its centre. */
  zoom: (factor: number, at?: Point) => void
  pan: (by: Point) => void
  fit: () => void
}

/** Zoom and pan of the picture; reset to "fit" when the stage is resized. */
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
    // React's wheel listeners are passive and could not prevent the page from zooming.
    function handleWheel(event: WheelEvent) {
      event.preventDefault()
      if (element) zoom(Math.exp(-event.deltaY * WHEEL_SPEED), pointOn(element, event))
    }
    element?.addEventListener('wheel', handleWheel, { passive: false })
    return () => element?.removeEventListener('wheel', handleWheel)
  })
}

/** Position of an event relative to the element's corner, in CSS px. */
export function pointOn(element: Element, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const box = element.getBoundingClientRect()
  return { x: clientX - box.left, y: clientY - box.top }
}
