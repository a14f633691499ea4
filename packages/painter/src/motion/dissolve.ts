import { createNoise, smoothStep } from '../base/noise.ts'
import { createFlow, type Flow } from './field.ts'
import { CELL, createPlate } from './plate.ts'
import type { SceneSet } from './scene-set.ts'
import { warpPlate } from './warp.ts'

/** Shares of a clip in which one picture turns into another, and how much later a place may turn than another. */
const FROM = 0.22
const UNTIL = 0.8
const LATER = 0.4

/** Lays the coming picture over the one that goes, far things first; `share` 0 to 1 of the clip. */
export function dissolve(
  words: Uint32Array,
  coming: Uint32Array,
  set: Pick<SceneSet, 'width' | 'height' | 'layers'>,
  share: number,
): void {
  const way = (share - FROM) / (UNTIL - FROM)
  if (way <= 0) return
  if (way >= 1) {
    words.set(coming)
    return
  }
  const flow = stayInPlace(createFlow(set))
  warpPlate(words, createPlate(set, coming, null), flow, { strength: orderOf(set, flow, way) })
}

function stayInPlace(flow: Flow): Flow {
  for (let node = 0; node < flow.x.length; node++) {
    flow.x[node] = (node % flow.columns) * CELL
    flow.y[node] = Math.floor(node / flow.columns) * CELL
  }
  return flow
}

/** How far each corner has turned. */
function orderOf({ layers, width }: Pick<SceneSet, 'layers' | 'width'>, flow: Flow, way: number): Float32Array {
  const near = layers.map((layer) => layer.near).find((value) => typeof value !== 'number')
  const noise = createNoise(1)
  return Float32Array.from(flow.x, (x, node) => {
    const cloud = 0.5 + 0.5 * noise((x / width) * 2.5, ((flow.y[node] ?? 0) / width) * 2.5)
    const late = LATER * (0.65 * (near?.[node] ?? 0.5) + 0.35 * cloud)
    return smoothStep(late, late + 1 - LATER, way)
  })
}
