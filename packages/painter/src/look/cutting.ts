import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { parseHex, type Rgb, toHex } from '../base/colour.ts'
import type { Cutting } from '../recipe/recipe.ts'
import { clusterColours, nearestOf } from './cluster-colours.ts'
import { cutOut } from './cut-out.ts'
import { readLabs, type RgbaImage } from './measure-look.ts'
import { fromLab } from './oklab.ts'

/** So few colours make paint of a photograph, and keep a recipe small. */
const MOST_COLOURS = 48

/** What stands out in a picture, in few colours; null where nothing does. */
export function takeCutting(sight: RgbaImage): Cutting | null {
  const cutout = cutOut(sight)
  if (cutout === null) return null
  const box = boxOf(cutout.bytes, sight.width)
  const labs = readLabs(sight)
  const own = labs.filter((_, at) => cutout.bytes[at] === 255)
  const colours = clusterColours(own, MOST_COLOURS).map(({ lab }) => lab)
  const indexes = new Uint8Array(box.width * box.height)
  for (let at = 0; at < indexes.length; at++) {
    const from = (box.y + Math.floor(at / box.width)) * sight.width + box.x + (at % box.width)
    const lab = labs[from]
    if (cutout.bytes[from] === 255 && lab) indexes[at] = nearestOf(colours, lab) + 1
  }
  return {
    width: box.width,
    height: box.height,
    colours: colours.map((lab) => toHex(fromLab(lab))),
    indexes: deflateRawSync(indexes).toString('base64'),
    middle: (box.x + box.width / 2) / sight.width,
  }
}

function boxOf(bytes: Uint8Array, width: number): { x: number; y: number; width: number; height: number } {
  let [left, top, right, bottom] = [width, bytes.length / width, 0, 0]
  for (const [at, byte] of bytes.entries()) {
    if (byte === 0) continue
    const [x, y] = [at % width, Math.floor(at / width)]
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 }
}

/** The cutting as RGBA with the light falling on it. */
export function openCutting(
  { width, height, colours, indexes }: Cutting,
  light: (colour: Rgb) => Rgb,
): Uint8ClampedArray {
  const lit = colours.map((hex) => light(parseHex(hex)))
  const bytes = inflateRawSync(Buffer.from(indexes, 'base64'), { maxOutputLength: width * height })
  const rgba = new Uint8ClampedArray(width * height * 4)
  for (const [at, index] of bytes.entries()) {
    const colour = lit[index - 1]
    if (colour) rgba.set([...colour, 255], at * 4)
  }
  return rgba
}
