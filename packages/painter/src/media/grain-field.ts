import { blurField } from '../base/canvas-pixels.ts'

/** Direction of the strokes at every pixel: along edges where there are any, else as the flow says. */
export interface Flow {
  width: number
  /** Cosine and sine of the stroke's direction. */
  alongX: Float32Array
  alongY: Float32Array
  /** 0 plain to 1 strongly directed. */
  sure: Float32Array
}

/** Smoothed structure tensor of the brightness. `radius` in pixels. */
export function measureFlow(luma: Float32Array, width: number, radius: number): Flow {
  const size = luma.length
  const height = size / width
  const xx = new Float32Array(size)
  const yy = new Float32Array(size)
  const xy = new Float32Array(size)
  for (let row = 1; row < height - 1; row++) {
    for (let column = 1; column < width - 1; column++) {
      const at = row * width + column
      const dx = (luma[at + 1] ?? 0) - (luma[at - 1] ?? 0)
      const dy = (luma[at + width] ?? 0) - (luma[at - width] ?? 0)
      xx[at] = dx * dx
      yy[at] = dy * dy
      xy[at] = dx * dy
    }
  }
  for (const field of [xx, yy, xy]) blurField(field, width, radius)
  return readTensor({ xx, yy, xy }, width)
}

function readTensor(tensor: { xx: Float32Array; yy: Float32Array; xy: Float32Array }, width: number): Flow {
  const size = tensor.xx.length
  const alongX = new Float32Array(size)
  const alongY = new Float32Array(size)
  const sure = new Float32Array(size)
  for (let at = 0; at < size; at++) {
    const xx = tensor.xx[at] ?? 0
    const yy = tensor.yy[at] ?? 0
    const xy = tensor.xy[at] ?? 0
    const across = 0.5 * Math.atan2(2 * xy, xx - yy)
    alongX[at] = -Math.sin(across)
    alongY[at] = Math.cos(across)
    const spread = Math.hypot(xx - yy, 2 * xy)
    sure[at] = (spread / (xx + yy + 8)) * Math.min(1, (xx + yy) / 60)
  }
  return { width, alongX, alongY, sure }
}
