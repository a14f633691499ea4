import { createLayer, freeCanvas, layOver } from '../../../base/frame.ts'
import type { Stage } from '../../stage.ts'

/** Width of a cloud's edge, in units. */
const SOFT = 2.6

/** Nothing in a sea of clouds has a hard edge. */
export function softenClouds({ frame, picture }: Stage): void {
  const copy = createLayer(frame)
  layOver(copy, picture.canvas)
  picture.ctx.filter = `blur(${(SOFT * frame.scale).toFixed(1)}px)`
  layOver(picture, copy.canvas)
  picture.ctx.filter = 'none'
  freeCanvas(copy.canvas)
}
