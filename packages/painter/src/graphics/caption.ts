import type { Canvas } from '@napi-rs/canvas'
import type { Frame } from '../base/frame.ts'
import { fitText } from '../lettering/fit-text.ts'
import { setLine } from '../lettering/set-line.ts'
import { writeBlock } from '../lettering/write-block.ts'
import { writeColumn } from '../lettering/write-line.ts'
import type { Recipe } from '../recipe/recipe.ts'
import { faceFor, isHan, type Voice } from './faces-for.ts'

interface Place {
  /** Shares of the picture. */
  left: number
  top: number
  width: number
  height: number
}

const FOOT: Place = { left: 0.08, top: 0.79, width: 0.84, height: 0.15 }
const HEAD: Place = { left: 0.08, top: 0.06, width: 0.84, height: 0.15 }
const SIDES: readonly Place[] = [
  { left: 0.86, top: 0.07, width: 0.09, height: 0.6 },
  { left: 0.05, top: 0.07, width: 0.09, height: 0.6 },
]
/** Chinese of so few characters is written from top to bottom, as on a painting. */
const LONGEST_COLUMN = 10
const VOICES: readonly Voice[] = ['fine', 'loud', 'hand', 'fine']
/** Media in which a writer would take a brush. */
const BRUSHED: readonly string[] = ['ink', 'watercolour', 'ukiyo-e', 'paper cut']

/** Writes what nothing in the scene carries where the picture is quietest, in whatever reads on it. */
export function writeCaption(canvas: Canvas, frame: Frame, { reading, layoutSeed }: Recipe): void {
  const { texts = [], medium } = reading
  const [first = ''] = texts
  const isBrushed = BRUSHED.includes(medium)
  const voice = isBrushed ? 'hand' : (VOICES[layoutSeed % 4] ?? 'fine')
  const upright = canStandUpright(texts) && (isBrushed || layoutSeed % 2 === 0)
  const place = quietest(canvas, upright ? SIDES : [FOOT, HEAD])
  if (upright) writeUpright(canvas, frame, { text: first, place, voice })
  else writeAcross(canvas, frame, { texts, place, voice })
}

function canStandUpright([first = '', ...others]: readonly string[]): boolean {
  return isHan(first) && others.length === 0 && [...first].length <= LONGEST_COLUMN
}

interface Measured extends Place {
  luma: number
  unrest: number
}

function quietest(canvas: Canvas, places: readonly Place[]): Measured {
  const measured = places.map((place) => measure(canvas, place))
  return measured.reduce((best, place) => (place.unrest < best.unrest * 0.85 ? place : best))
}

function measure(canvas: Canvas, place: Place): Measured {
  const { width, height } = canvas
  const box = [place.left * width, place.top * height, place.width * width, place.height * height].map(Math.round)
  const [left = 0, top = 0, wide = 1, high = 1] = box
  const { data } = canvas.getContext('2d').getImageData(left, top, Math.max(1, wide), Math.max(1, high))
  let [sum, squares, count] = [0, 0, 0]
  for (let at = 0; at < data.length; at += 4 * 13) {
    const luma = 0.3 * (data[at] ?? 0) + 0.59 * (data[at + 1] ?? 0) + 0.11 * (data[at + 2] ?? 0)
    sum += luma
    squares += luma * luma
    count += 1
  }
  const luma = sum / count
  return { ...place, luma, unrest: Math.sqrt(Math.max(0, squares / count - luma * luma)) + 6 }
}

const LIGHT = { ink: '#fdf6e6', halo: 'rgba(12,14,24,' }
const DARK = { ink: '#1d1b22', halo: 'rgba(255,250,238,' }

function open(canvas: Canvas, frame: Frame) {
  const ctx = canvas.getContext('2d')
  ctx.save()
  ctx.setTransform(1, 0, 0, 1, 0, 0)
  ctx.scale(frame.scale, frame.scale)
  ctx.translate(-frame.view.left, -frame.view.top)
  return ctx
}

function writeUpright(
  canvas: Canvas,
  frame: Frame,
  { text, place, voice }: { text: string; place: Measured; voice: Voice },
): void {
  const { ink, halo } = place.luma > 140 ? DARK : LIGHT
  const ctx = open(canvas, frame)
  const line = setLine(text, { face: faceFor(text, voice) })
  const count = Math.max(1, line.glyphs.length)
  const size = Math.min(place.width * frame.width * 0.95, (place.height * frame.height) / count / 1.12)
  const pitch = size * 1.12
  const [x, y] = [(place.left + place.width / 2) * frame.width, place.top * frame.height]
  const column = { x, y, size, pitch }
  ctx.fillStyle = ink
  ctx.shadowColor = `${halo}0.75)`
  ctx.shadowBlur = size * 0.28 * frame.scale
  writeColumn(ctx, line, column)
  ctx.shadowBlur = 0
  ctx.shadowColor = 'transparent'
  writeColumn(ctx, line, column)
  const seal = size * 0.5
  ctx.fillStyle = 'rgba(184,36,28,0.92)'
  ctx.fillRect(x - seal / 2, y + pitch * count + seal * 0.35, seal, seal)
  ctx.restore()
}

function writeAcross(
  canvas: Canvas,
  frame: Frame,
  { texts, place, voice }: { texts: readonly string[]; place: Measured; voice: Voice },
): void {
  const [first = '', ...others] = texts
  const { ink, halo } = place.luma > 165 && place.unrest < 40 ? DARK : LIGHT
  const ctx = open(canvas, frame)
  const { width, height } = frame
  const isHead = place.top < 0.5
  shade(ctx, frame, { halo, isHead, strength: place.unrest < 18 ? 0.22 : 0.62 })
  const rest = others.join('  ·  ')
  const box = { width: place.width * width, height: place.height * height * (rest === '' ? 1 : 0.68) }
  const tracking = isHan(first) ? 0.12 : voice === 'hand' ? 0 : 0.02
  const block = fitText(first, box, {
    face: faceFor(first, voice),
    tracking,
    mostLines: 2,
    largest: Math.min(width, height) * 0.115,
  })
  const free = place.height * height - block.height
  const top = place.top * height + (rest === '' ? (isHead ? free * 0.35 : free * 0.65) : 0)
  ctx.fillStyle = ink
  ctx.shadowColor = `${halo}0.6)`
  ctx.shadowBlur = block.size * 0.16 * frame.scale
  writeBlock(ctx, block, { x: width / 2, y: top, align: 'middle' })
  if (rest !== '') {
    const small = fitText(
      rest,
      { width: box.width, height: height * 0.035 },
      { face: faceFor(rest, 'plain'), tracking: 0.06 },
    )
    writeBlock(ctx, small, { x: width / 2, y: top + block.height + height * 0.028, align: 'middle' })
  }
  ctx.restore()
}

/** The scene sinks back behind the letters, without an edge. */
function shade(
  ctx: ReturnType<typeof open>,
  { width, height, view }: Frame,
  { halo, isHead, strength }: { halo: string; isHead: boolean; strength: number },
): void {
  const [from, to] = isHead ? [0, height * 0.34] : [height, height * 0.62]
  const fall = ctx.createLinearGradient(0, from, 0, to)
  fall.addColorStop(0, `${halo}${strength})`)
  fall.addColorStop(0.55, `${halo}${(strength * 0.6).toFixed(2)})`)
  fall.addColorStop(1, `${halo}0)`)
  ctx.fillStyle = fall
  ctx.fillRect(Math.min(0, view.left), Math.min(from, to), Math.max(width, view.width), Math.abs(to - from))
}
