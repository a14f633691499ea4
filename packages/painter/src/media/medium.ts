import { createNoise, sumOctaves } from '../base/noise.ts'
import { deriveSeed } from '../base/chance.ts'
import { createLayer, fillWhole, type Layer } from '../base/frame.ts'
import type { Stage } from '../scene/stage.ts'
import { readLuma, readPixels } from '../base/canvas-pixels.ts'
import { measureFlow } from './grain-field.ts'
import type { Easel } from './strokes.ts'

/** A state of the picture while the medium is laid on; `share` 0..1 of the medium's work. */
export interface MediumStep {
  share: number
  layer: Layer
}

/** Paints the finished scene in one medium, coarse to fine; returns the finished picture. */
export type Medium = (stage: Stage) => Generator<MediumStep, Layer>

/** An abstract picture is painted as it is built: each of its kinds is a hand of its own. */
export function* keepScene(stage: Stage): Generator<MediumStep, Layer> {
  yield { share: 0.9, layer: stage.picture }
  return stage.picture
}

/** An easel with the scene measured for strokes. `radius` of the smoothing of their direction, in units. */
export function setEasel(stage: Stage, ground: string, options: { radius: number; relief: boolean }): Easel {
  const { frame } = stage
  const picture = createLayer(frame)
  picture.ctx.fillStyle = ground
  fillWhole(picture.ctx, frame)
  const luma = readLuma(readPixels(stage.picture.canvas))
  const seed = deriveSeed(stage.recipe.seed, 'strokes')
  const turn = createNoise(deriveSeed(stage.recipe.layoutSeed, 'turn'))
  return {
    frame,
    scene: stage.picture,
    picture,
    relief: options.relief ? createRelief(stage) : null,
    flow: measureFlow(luma, frame.widthPx, Math.max(1, Math.round(options.radius * frame.scale))),
    seed,
    drift: (x, y) => sumOctaves(turn, x / 170, y / 170, 2) * 1.5,
  }
}

function createRelief(stage: Stage): Layer {
  const relief = createLayer(stage.frame)
  relief.ctx.fillStyle = '#808080'
  fillWhole(relief.ctx, stage.frame)
  return relief
}
