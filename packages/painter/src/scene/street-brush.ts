import { type Rgb, toCss } from '../base/colour.ts'
import type { Layer } from '../base/frame.ts'
import { project, type Stage } from './stage.ts'
import type { StreetPlan } from './street-plan.ts'

/** What the parts of a street are drawn with: upright, or upside down for the wet ground's mirror. */
export interface StreetBrush {
  stage: Stage
  plan: StreetPlan
  layer: Layer
  /** Lights that bleed into the air; added once everything stands. */
  glow: Layer
  /** 1 upright, -1 mirrored at the ground. */
  up: 1 | -1
  air: (colour: Rgb, screenX: number, z: number) => Rgb
}

/** Frame place of a point of the street. */
export function placeInStreet(brush: StreetBrush, x: number, y: number, z: number): { x: number; y: number } {
  return project(brush.stage.layout, brush.stage.frame, { x, y: y * brush.up, z })
}

export function fillQuad(layer: Layer, colour: Rgb, corners: readonly { x: number; y: number }[], alpha = 1): void {
  layer.ctx.fillStyle = toCss(colour, alpha)
  layer.ctx.beginPath()
  for (const [index, corner] of corners.entries()) {
    if (index === 0) layer.ctx.moveTo(corner.x, corner.y)
    else layer.ctx.lineTo(corner.x, corner.y)
  }
  layer.ctx.closePath()
  layer.ctx.fill()
}
