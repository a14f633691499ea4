import type { Rgb } from '../../../base/colour.ts'
import { dim, fleshy, noiseAt, matte } from '../looks.ts'
import { egg, embossed, moved } from '../shapes.ts'
import { type Look, type Solid, stand } from '../solid.ts'

const GREEN: Rgb = [84, 122, 52]

interface Leaf {
  size: number
  yaw: number
  pitch?: number
  colour?: Rgb
  /** Its width by its length. */
  broad?: number
}

/** A leaf that lies or rises, from its stalk to the right. */
export function leafAt(
  x: number,
  y: number,
  z: number,
  { size, yaw, pitch = 0.2, colour = GREEN, broad = 0.36 }: Leaf,
): Solid {
  const blade = embossed(
    moved(egg(size, size * 0.07, size * broad), [size * 0.9, 0, 0]),
    (px, _py, pz) => -Math.abs(pz) * 0.16 + px * 0.02,
    size * 0.2,
  )
  const look = fleshy(colour, (px, _y, pz, out) => {
    const rib = Math.abs(pz) < size * 0.025 || Math.abs(((px / size) * 5 - Math.abs(pz / size) * 4) % 1) < 0.1
    dim(out, rib ? 1.22 : 0.96 + noiseAt(px, pz) * 0.14)
  })
  return stand(blade, look, { x, y, z, yaw, roll: pitch })
}

/** What a fruit hangs by. */
export const STEM: Look = matte([86, 60, 38])
