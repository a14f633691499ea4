import type { Recipe } from '@easel/painter/recipe/recipe'
import sharp from 'sharp'
import type { Reference } from '../../engine.ts'
import type { Size } from '../../geometry/extend-canvas.ts'
import type { Pixels } from '../../geometry/pixels.ts'
import { readOpaquePng, writePng } from '../../png.ts'
import { findRecipe } from '../from-pixels/find-recipe.ts'

/** A picture that is set in motion, or that motion ends at. */
export interface ClipSource {
  png: Uint8Array
  pixels: Pixels
  /** Null: this painter did not paint it, or not by what it knows now. */
  recipe: Recipe | null
}

/** Null: these bytes are no whole picture. */
export async function readSource({ png, recipe }: Reference): Promise<ClipSource | null> {
  try {
    return { png, pixels: await readOpaquePng(png), recipe: recipe && findRecipe(recipe) }
  } catch {
    return null
  }
}

/** The picture at a clip's size; what its ratio leaves over is cut away at both sides. One that has that size stays as it is. */
export async function fitSource(source: ClipSource, size: Size): Promise<ClipSource> {
  const { width, height, rgba } = source.pixels
  if (width === size.width && height === size.height) return source
  const raw = sharp(rgba, { raw: { width, height, channels: 4 } })
  const fitted = raw.resize(size.width, size.height, { fit: 'cover', kernel: 'lanczos3' }).ensureAlpha()
  const pixels: Pixels = { ...size, rgba: new Uint8Array(await fitted.raw().toBuffer()) }
  return { ...source, png: await writePng(pixels), pixels }
}
