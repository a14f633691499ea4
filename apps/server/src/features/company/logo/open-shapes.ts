import sharp from 'sharp'
import type { Db } from '../../../db/open.ts'
import { findLogo } from './queries.ts'
import { type Shape, boxOf } from './rules.ts'

/** Of the logos of two themes there are not as many. */
const DRAWN_MAX = 16
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 }

/** Draw a logo in that shape, as a PNG; null: there is no such logo. */
export type DrawShape = (version: string, shape: Shape) => Promise<Buffer | null>

/** Draws each shape of a logo once. */
export function openShapes(db: Db): DrawShape {
  const drawn = new Map<string, Promise<Buffer | null>>()
  return (version, shape) => {
    const key = `${version} ${JSON.stringify(shape)}`
    const known = drawn.get(key)
    if (known) return known
    if (drawn.size >= DRAWN_MAX) drawn.clear()
    const drawing = drawShape(db, version, shape)
    drawn.set(key, drawing)
    const forget = () => void drawn.delete(key)
    drawing.then((made) => made === null && forget(), forget)
    return drawing
  }
}

async function drawShape(db: Db, version: string, shape: Shape): Promise<Buffer | null> {
  const picture = await findLogo(db, version)
  if (!picture) return null
  const { width, height } = await sharp(picture).metadata()
  const box = boxOf(shape, { width, height })
  const inner = await sharp(picture).resize(box, box, { fit: 'contain', background: CLEAR }).png().toBuffer()
  const background = shape.ground === undefined ? CLEAR : ((await findOwnGround(picture)) ?? shape.ground)
  return sharp({ create: { width: shape.px, height: shape.px, channels: 4, background } })
    .composite([{ input: inner }])
    .png({ palette: true, quality: 100 })
    .toBuffer()
}

/** A logo without transparency brings its ground along, which its first pixel has. */
async function findOwnGround(picture: Buffer): Promise<{ r: number; g: number; b: number } | null> {
  if (!(await sharp(picture).stats()).isOpaque) return null
  const first = sharp(picture).toColourspace('srgb').removeAlpha().extract({ left: 0, top: 0, width: 1, height: 1 })
  const [r = 0, g = 0, b = 0] = await first.raw().toBuffer()
  return { r, g, b }
}
