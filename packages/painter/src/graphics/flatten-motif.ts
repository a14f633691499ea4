import { createCanvas } from '@napi-rs/canvas'
import { readPixels, writePixels } from '../base/canvas-pixels.ts'
import { parseHex, type Rgb } from '../base/colour.ts'
import { freeCanvas } from '../base/frame.ts'
import { clusterColours, nearestOf } from '../look/cluster-colours.ts'
import { fromLab, type Lab, toLab } from '../look/oklab.ts'
import type { Motif } from './motif.ts'

const SOLID = 128
const SAMPLED_EVERY = 23

/** The motif in a few flat colours with clean edges, its own or, from dark to light, given inks. */
export function flattenMotif(motif: Motif, wish: { colours: number; inks?: readonly string[] }): Motif {
  const { width, height } = motif.canvas
  const soft = soften(motif, Math.max(1, Math.round(Math.max(width, height) / 190)))
  const pixels = readPixels(soft)
  const labs = listLabs(pixels)
  const groups = clusterColours(labs, wish.inks?.length ?? wish.colours).map(({ lab }) => lab)
  groups.sort((one, other) => one[0] - other[0])
  const inks = wish.inks === undefined ? groups.map(fromLab) : chooseInks(groups, wish.inks)
  const labels = labelPixels(pixels, groups)
  smoothLabels(labels, width)
  for (let at = 0; at < labels.length; at++) {
    const label = labels[at] ?? NONE
    const ink = inks[label]
    pixels.set(label === NONE || ink === undefined ? [0, 0, 0, 0] : [ink[0], ink[1], ink[2], 255], at * 4)
  }
  const canvas = createCanvas(width, height)
  writePixels(canvas, pixels)
  freeCanvas(soft)
  return { canvas, aspect: motif.aspect }
}

function soften({ canvas }: Motif, radius: number) {
  const soft = createCanvas(canvas.width, canvas.height)
  const ctx = soft.getContext('2d')
  ctx.filter = `blur(${radius}px)`
  ctx.drawImage(canvas, 0, 0)
  return soft
}

function listLabs(pixels: Uint8ClampedArray): Lab[] {
  const labs: Lab[] = []
  for (let at = 0; at < pixels.length; at += 4 * SAMPLED_EVERY)
    if ((pixels[at + 3] ?? 0) > SOLID) labs.push(toLab(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0))
  return labs.length > 0 ? labs : [[0.5, 0, 0]]
}

/** Of fewer groups than inks the darkest and the lightest stay apart. */
function chooseInks(groups: readonly Lab[], inks: readonly string[]): Rgb[] {
  const last = Math.max(1, groups.length - 1)
  return groups.map((_, index) => parseHex(inks[Math.round((index / last) * (inks.length - 1))] ?? '#000000'))
}

const NONE = 255

function labelPixels(pixels: Uint8ClampedArray, groups: readonly Lab[]): Uint8Array {
  const labels = new Uint8Array(pixels.length / 4).fill(NONE)
  const known = new Map<number, number>()
  for (let at = 0; at < labels.length; at++) {
    if ((pixels[at * 4 + 3] ?? 0) <= SOLID) continue
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at * 4, at * 4 + 3)
    const key = ((red >> 2) << 12) | ((green >> 2) << 6) | (blue >> 2)
    const label = known.get(key) ?? nearestOf(groups, toLab(red, green, blue))
    known.set(key, label)
    labels[at] = label
  }
  return labels
}

const NEAR = 3

/** Each pixel takes what most around it are: no specks, and no ragged edges. */
function smoothLabels(labels: Uint8Array, width: number): void {
  const before = Uint8Array.from(labels)
  const height = labels.length / width
  for (let y = NEAR; y < height - NEAR; y++) {
    for (let x = NEAR; x < width - NEAR; x++) {
      const at = y * width + x
      const own = before[at]
      if (
        own === before[at - NEAR] &&
        own === before[at + NEAR] &&
        own === before[at - width * NEAR] &&
        own === before[at + width * NEAR]
      )
        continue
      labels[at] = mostAround(before, at, width)
    }
  }
}

const counts = new Uint8Array(256)

function mostAround(labels: Uint8Array, at: number, width: number): number {
  let best = labels[at] ?? NONE
  for (let down = -NEAR; down <= NEAR; down++)
    for (let across = -NEAR; across <= NEAR; across++) {
      const label = labels[at + down * width + across] ?? NONE
      counts[label] = (counts[label] ?? 0) + 1
      if ((counts[label] ?? 0) > (counts[best] ?? 0)) best = label
    }
  counts.fill(0)
  return best
}
