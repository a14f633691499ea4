import type { ClipVerb, DrawOrder, PictureVerb, Verb } from './engine.ts'
import { type ExtendingVerb, extendCanvas, type Size } from './geometry/extend-canvas.ts'
import { blendAroundKept, layThrough } from './geometry/join-pictures.ts'
import { growThinMask, type Mask, maskAround, readMask, softenInward } from './geometry/mask.ts'
import { mergePictures } from './geometry/merge-pictures.ts'
import { cropPixels, createPixels, pastePixels, type Pixels, resizePixels } from './geometry/pixels.ts'
import { readPng, readOpaquePng } from './png.ts'

/** Inpainting, the one operation that every engine supports: repaint the white of a mask, guided by words. */
export interface Repaint {
  prompt: string
  seed: number
  canvas: Pixels
  mask: Mask
  /** 0: unchanged, 1: the canvas is ignored in the white of the mask. */
  strength: number
}

/** Returns a picture of the canvas's size; pixels in the black of the mask are discarded. */
export type Repainter = (job: Repaint) => Promise<Pixels>

/** Verbs on a finished picture that inpainting alone can do. */
export type EmulatedVerb = Exclude<PictureVerb, { kind: 'imagine' | 'variation' | 'blend' | 'describe' | 'shorten' }>

/** @throws Error for a clip, which no inpainting makes: its engine is asked by another way, or never */
export function requireEmulated<Asked extends Verb>(verb: Asked): Exclude<Asked, ClipVerb> {
  if (verb.kind === 'video' || verb.kind === 'extend') throw new Error(`${verb.kind} cannot be emulated`)
  return verb as Exclude<Asked, ClipVerb>
}

const SEAM_PX_A_SIDE = 1 / 40
const STRENGTH = { subtle: 0.25, creative: 0.5 } as const
const GRID = [0, 1, 2, 3]

/** Emulate a verb by padding and inpainting. Four pictures, or one for an upscale. */
export async function emulate(
  verb: EmulatedVerb,
  { prompt, seed }: Pick<DrawOrder, 'prompt' | 'seed'>,
  repaint: Repainter,
): Promise<Pixels[]> {
  const parent = await readOpaquePng(verb.parent.png)
  const words = (index: number) => ({ prompt, seed: (seed + index) >>> 0 })
  switch (verb.kind) {
    case 'upscale':
      return [await enlarge(parent, words(0), { verb, repaint })]
    case 'vary-region': {
      const mask = growThinMask(readMask(await readPng(verb.mask), parent), seamOf(parent))
      return Promise.all(GRID.map((index) => repaintRegion(parent, words(index), { mask, repaint })))
    }
    default:
      return Promise.all(GRID.map((index) => extendPicture(parent, words(index), { verb, repaint })))
  }
}

type Words = Pick<Repaint, 'prompt' | 'seed'>

/** Inpainting strength from a merged canvas, for blends and base images. */
export const BLEND_STRENGTH = 0.6
const FREEST = 0.95
const FREEDOM_LOST_A_WEIGHT = 0.2

/** Strength for base images of this weight, 0 to 3: the heavier they are the nearer it stays to them. */
export function strengthBeside(weight: number): number {
  return FREEST - Math.min(3, Math.max(0, weight)) * FREEDOM_LOST_A_WEIGHT
}

/**
 * Emulate a blend, or words with base images: merge all pictures into one canvas, start each of the four with a different picture
 * first, and inpaint the whole canvas. `pictures` are PNG bytes, at least one.
 */
export async function emulateFrom(
  pictures: readonly Uint8Array[],
  { prompt, seed }: Words,
  { size, strength, repaint }: { size: Size; strength: number; repaint: Repainter },
): Promise<Pixels[]> {
  const opaque = await Promise.all(pictures.map(readOpaquePng))
  return Promise.all(
    GRID.map((index) => {
      const canvas = mergePictures(opaque, size, index)
      return repaint({ prompt, seed: (seed + index) >>> 0, canvas, mask: maskWhole(size), strength })
    }),
  )
}

async function enlarge(
  parent: Pixels,
  words: Words,
  { verb, repaint }: { verb: Extract<PictureVerb, { kind: 'upscale' }>; repaint: Repainter },
): Promise<Pixels> {
  const canvas = resizePixels(parent, growSize(parent, verb.factor))
  return repaint({ ...words, canvas, mask: maskWhole(canvas), strength: STRENGTH[verb.detail] })
}

export function growSize({ width, height }: Size, factor: number): Size {
  return { width: width * factor, height: height * factor }
}

function maskWhole({ width, height }: Size): Mask {
  return { width, height, bytes: new Uint8Array(width * height).fill(255) }
}

async function repaintRegion(
  parent: Pixels,
  words: Words,
  { mask, repaint }: { mask: Mask; repaint: Repainter },
): Promise<Pixels> {
  const painted = await repaint({ ...words, canvas: parent, mask, strength: 1 })
  return layThrough(parent, painted, softenInward(mask, seamOf(parent)))
}

async function extendPicture(
  parent: Pixels,
  words: Words,
  { verb, repaint }: { verb: ExtendingVerb; repaint: Repainter },
): Promise<Pixels> {
  const { from, kept, after } = extendCanvas(verb, parent)
  const stays = resizePixels(cropPixels(parent, from), kept)
  const canvas = padCanvas(stays, kept, after)
  const painted = await repaint({ ...words, canvas, mask: maskAround(after, kept, seamOf(after)), strength: 1 })
  return blendAroundKept(painted, stays, kept)
}

/** Soft width of a seam in pixels. */
export function seamOf({ width, height }: Size): number {
  return Math.max(1, Math.round(Math.max(width, height) * SEAM_PX_A_SIDE))
}

/** The kept pixels on a larger canvas with their edges stretched outwards, as a start for inpainting. */
function padCanvas(stays: Pixels, at: { x: number; y: number }, size: Size): Pixels {
  const canvas = createPixels(size)
  for (let row = 0; row < size.height; row++) {
    const fromRow = Math.min(stays.height - 1, Math.max(0, row - at.y))
    for (let column = 0; column < size.width; column++) {
      const fromColumn = Math.min(stays.width - 1, Math.max(0, column - at.x))
      const from = (fromRow * stays.width + fromColumn) * 4
      canvas.rgba.set(stays.rgba.subarray(from, from + 4), (row * size.width + column) * 4)
    }
  }
  pastePixels(canvas, stays, at)
  return canvas
}
