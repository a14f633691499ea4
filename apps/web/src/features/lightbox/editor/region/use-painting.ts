import { type RefObject, useEffect, useRef } from 'react'
import { prefersReducedMotion } from '../../../../lib/prefers-reduced-motion.ts'
import { type Scene, type SelectionCanvas, useSelectionCanvas } from './use-selection-canvas.ts'

/** Requests a repaint, of the pointer's part or of everything. */
export type Repaint = (what: 'pointer' | 'all') => void

/** Interval in which the dashed outline moves by a pixel. */
const MARCH_MS = 120

/** Repaints selection and brush cursor on request, at most once per frame; returns the function that requests it. */
export function usePainting(
  canvas: RefObject<HTMLCanvasElement | null>,
  cursor: RefObject<HTMLElement | null>,
  scene: RefObject<Scene>,
): Repaint {
  const painter = useRef<Repaint>(() => {})
  const openSheet = useSelectionCanvas(canvas)
  useEffect(() => {
    const sheet = openSheet()
    const ring = cursor.current
    if (!sheet || !ring) return
    let request: number | undefined
    const waiting = new Set<keyof SelectionCanvas>()

    const paint = () => {
      request = undefined
      if (waiting.has('all')) sheet.all(scene.current)
      else for (const what of waiting) sheet[what](scene.current)
      waiting.clear()
      placeCursor(ring, scene.current)
    }
    const repaint = (what: keyof SelectionCanvas) => {
      waiting.add(what)
      request ??= requestAnimationFrame(paint)
    }

    painter.current = repaint
    repaint('all')
    // The outline is not animated while drawing.
    const march = () => scene.current.draft || repaint('march')
    const timer = prefersReducedMotion() ? undefined : setInterval(march, MARCH_MS)
    return () => {
      clearInterval(timer)
      if (request !== undefined) cancelAnimationFrame(request)
    }
  }, [openSheet, cursor, scene])
  return useRef<Repaint>((what) => painter.current(what)).current
}

function placeCursor(ring: HTMLElement, { cursor, view }: Scene): void {
  ring.hidden = cursor === null
  if (!cursor) return
  const { at, radius } = cursor
  ring.style.setProperty('--radius', `${Math.max(1, radius * view.scale)}px`)
  ring.style.translate = `${at.x}px ${at.y}px`
}
