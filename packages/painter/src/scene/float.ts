import { createLayer, freeCanvas, type Layer } from '../frame.ts'
import type { Figure } from './paint-actor.ts'
import type { Stage } from './stage.ts'

/** How much of its height each kind of swimmer keeps under water. */
const SUNK: Record<string, number> = {
  whale: 0.36,
  dolphin: 0.34,
  shark: 0.42,
  fish: 0.3,
  duck: 0.16,
  swan: 0.14,
  goose: 0.14,
  turtle: 0.3,
  seal: 0.35,
  octopus: 0.35,
  crocodile: 0.4,
  hippopotamus: 0.4,
  mermaid: 0.4,
}
const SUNK_BOAT = 0.045
const SUNK_STRANGER = 0.3
const BOATS = /boat|ship|yacht|canoe|ferry|raft|gondola|kayak|lotus|lily|buoy|submarine|junk/

/** Lowers a figure into the water and cuts it off at the water line. */
export function sinkFigure(stage: Stage, { actor, layer }: Figure): Figure {
  const share = SUNK[actor.name] ?? (BOATS.test(actor.name) ? SUNK_BOAT : SUNK_STRANGER)
  const sunk = createLayer(stage.frame)
  sunk.ctx.save()
  sunk.ctx.beginPath()
  sunk.ctx.rect(0, -stage.frame.height, stage.frame.width, stage.frame.height + actor.y)
  sunk.ctx.clip()
  sunk.ctx.drawImage(layer.canvas, 0, share * actor.height, stage.frame.width, stage.frame.height)
  sunk.ctx.restore()
  freeCanvas(layer.canvas)
  return { actor, layer: sunk }
}

/** Puts a figure upside down into the mirror, at its own water line. */
export function mirrorFigure(stage: Stage, mirror: Layer, { actor, layer }: Figure, fade = 1): void {
  mirror.ctx.save()
  mirror.ctx.globalAlpha = fade
  mirror.ctx.translate(0, actor.y * 2)
  mirror.ctx.scale(1, -1)
  mirror.ctx.drawImage(layer.canvas, 0, 0, stage.frame.width, stage.frame.height)
  mirror.ctx.restore()
}
