import type { Actor } from '../scene/actor.ts'
import type { Beat } from './beat.ts'
import type { CameraView } from './camera-path.ts'
import { createFlow, type Field, fieldAt, type Flow } from './field.ts'
import { CELL, type Plate } from './plate.ts'
import { type Strength, warpPlate } from './warp.ts'

/** Where what is seen at a place lay when the clip began, as a way from there in pixels; written into `to`. */
export type Mover = (beat: Beat, x: number, y: number, to: { x: number; y: number }) => void

/** A plate with what moves it. */
export interface MovingLayer {
  plate: Plate
  /** 0 far to 1 near, of each corner, or the same everywhere. */
  near: Float32Array | number
  /** Layers with the same list of them have the same nearness, too. */
  movers: readonly Mover[]
  /** How much of it is seen; always all of it where nothing is said. */
  strength?: (beat: Beat) => Strength
  edge?: 'mirrored' | 'endless'
  /** Whose figure it is. */
  actor?: Actor
  /** No camera sees it: it belongs to the sheet or falls before the lens. */
  isFixed?: true
}

/** Lays layers over a picture, the first one farthest, as the camera sees them at this moment. */
export function layLayers(onto: Uint32Array, layers: readonly MovingLayer[], beat: Beat, view: CameraView): void {
  /** What is carried by the same ground goes the same way. */
  const flows = new Map<readonly Mover[], Flow>()
  for (const layer of layers) {
    const strength = layer.strength?.(beat) ?? 1
    if (strength === 0) continue
    const flow = flows.get(layer.movers) ?? aimLayer(layer, beat, view)
    if (layer.movers.length > 0) flows.set(layer.movers, flow)
    warpPlate(onto, layer.plate, flow, { strength, edge: layer.edge ?? 'mirrored' })
  }
}

function aimLayer({ plate, near, movers, isFixed }: MovingLayer, beat: Beat, view: CameraView): Flow {
  const flow = createFlow(plate)
  aimFlow(flow, near, isFixed ? { ...view, size: () => 1, right: () => 0, down: () => 0 } : view)
  for (const mover of movers) addMover(flow, mover, beat)
  return flow
}

/** Sends each corner back to where the camera saw it first. */
function aimFlow(flow: Flow, near: Float32Array | number, view: CameraView): void {
  for (let node = 0; node < flow.x.length; node++) {
    const x = (node % flow.columns) * CELL
    const y = Math.floor(node / flow.columns) * CELL
    const first = unsee(view, x, y, typeof near === 'number' ? near : (near[node] ?? 0))
    const there = typeof near === 'number' ? first : unsee(view, x, y, nearAt(flow, near, first))
    flow.x[node] = there.x
    flow.y[node] = there.y
  }
}

function nearAt(field: Field, near: Float32Array, { x, y }: { x: number; y: number }): number {
  return fieldAt(field, near, x, y)
}

function unsee(view: CameraView, x: number, y: number, near: number): { x: number; y: number } {
  const size = view.size(near)
  return {
    x: view.x + (x - view.right(near) - view.x) / size,
    y: view.y + (y - view.down(near) - view.y) / size,
  }
}

function addMover(flow: Flow, mover: Mover, beat: Beat): void {
  const to = { x: 0, y: 0 }
  for (let node = 0; node < flow.x.length; node++) {
    const x = flow.x[node] ?? 0
    const y = flow.y[node] ?? 0
    to.x = 0
    to.y = 0
    mover(beat, x, y, to)
    flow.x[node] = x + to.x
    flow.y[node] = y + to.y
  }
}
