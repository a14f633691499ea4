import { type PointerEvent, type RefObject, useRef } from 'react'
import type { DrawnShape, Point } from './history-rules.ts'
import { brushRadius, shapeOf } from './rules.ts'
import type { Repaint } from './use-painting.ts'
import type { Region } from './use-region.ts'
import type { Scene } from './use-selection-canvas.ts'
import { pointOn, type Viewing } from './use-view.ts'
import { type Size, toPicture } from './view-rules.ts'

interface Strokes {
  region: Region
  viewing: Viewing
  picture: Size
  scene: RefObject<Scene>
  repaint: Repaint
  /** Whether Space is held, so that dragging pans. */
  isMoving: RefObject<boolean>
}

/** Pointer handling of the stage: one pointer draws, with Space or the middle button it pans, two pointers zoom. */
export function useStrokes({ region, viewing, picture, scene, repaint, isMoving }: Strokes) {
  /** Pointers that are down, with their last position in CSS px of the stage. */
  const held = useRef(new Map<number, Point>())
  const points = useRef<Point[]>([])
  const mode = useRef<'none' | 'draws' | 'moves'>('none')
  const radius = brushRadius(region.size, picture)
  const isBrush = region.tool === 'brush' || region.tool === 'eraser'

  function showDraft(draft: DrawnShape | null) {
    scene.current.draft = draft
    repaint('pointer')
  }

  function showCursor(at: Point | null) {
    scene.current.cursor = at && isBrush ? { at, radius } : null
    repaint('pointer')
  }

  function handlePointerDown(event: PointerEvent<HTMLElement>) {
    const at = pointOn(event.currentTarget, event)
    event.currentTarget.setPointerCapture(event.pointerId)
    held.current.set(event.pointerId, at)
    region.dropBox()
    const draws = held.current.size === 1 && event.button === 0 && !isMoving.current
    mode.current = draws ? 'draws' : 'moves'
    points.current = draws ? [toPicture(viewing.view, at)] : []
    showDraft(shapeOf(region.tool, points.current, radius))
  }

  function handlePointerMove(event: PointerEvent<HTMLElement>) {
    const stage = event.currentTarget
    const at = pointOn(stage, event)
    const before = held.current.get(event.pointerId)
    showCursor(event.pointerType === 'touch' ? null : at)
    if (!before) return
    held.current.set(event.pointerId, at)
    if (mode.current === 'moves') return moveBy(event.pointerId, before, at)
    // A pen reports several positions between two frames.
    const passed = event.nativeEvent.getCoalescedEvents?.() ?? []
    const events = passed.length > 0 ? passed : [event.nativeEvent]
    points.current.push(...events.map((one) => toPicture(viewing.view, pointOn(stage, one))))
    showDraft(shapeOf(region.tool, points.current, radius))
  }

  function moveBy(pointerId: number, before: Point, at: Point) {
    const other = [...held.current].find(([id]) => id !== pointerId)?.[1]
    if (other) viewing.zoom(distance(at, other) / distance(before, other), other)
    else viewing.pan({ x: at.x - before.x, y: at.y - before.y })
  }

  function handlePointerUp(event: PointerEvent<HTMLElement>) {
    held.current.delete(event.pointerId)
    const shape = mode.current === 'draws' ? shapeOf(region.tool, points.current, radius) : null
    if (held.current.size === 0) mode.current = 'none'
    points.current = []
    if (shape && event.type === 'pointerup') region.add(shape)
    showDraft(null)
  }

  return {
    onPointerDown: handlePointerDown,
    onPointerMove: handlePointerMove,
    onPointerUp: handlePointerUp,
    onPointerCancel: handlePointerUp,
    onPointerLeave: () => showCursor(null),
  }
}

function distance(a: Point, b: Point): number {
  return Math.max(1, Math.hypot(a.x - b.x, a.y - b.y))
}
