import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { freeCanvas, type Frame } from '../base/frame.ts'
import { fitText } from '../lettering/fit-text.ts'
import { setLine } from '../lettering/set-line.ts'
import { writeBlock } from '../lettering/write-block.ts'
import { writeColumn } from '../lettering/write-line.ts'
import type { Actor } from '../scene/actor.ts'
import { type Field, fieldOf } from './carriers.ts'
import { capitals, faceFor, isHan } from './faces-for.ts'

/** In pixels of the picture. */
interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** Smaller, nobody could read it. */
const SMALLEST_PX = 44
const SMALLEST_SHARE = 0.1

/** Writes on the thing in the scene that carries writing. @returns false where none does that can be seen */
export function writeOnCarrier(
  canvas: Canvas,
  frame: Frame,
  actors: readonly Actor[],
  texts: readonly string[],
): boolean {
  const carriers = actors.flatMap((actor) => {
    const field = fieldOf(actor.name)
    return field === undefined ? [] : [{ actor, field, box: boxOf(frame, actor, field) }]
  })
  const seen = carriers.filter(({ actor, box }) => isLegible(canvas, box) && !isHidden(frame, actor, box, actors))
  const [largest] = seen.sort((one, other) => other.box.width - one.box.width)
  if (largest === undefined) return false
  // Of several of a kind each carries it: three cups say the same.
  for (const { actor, field, box } of seen)
    if (actor.name === largest.actor.name) writeInField(canvas, field, box, texts.join(' '))
  return true
}

function boxOf(frame: Frame, { x, y, width, height, facing }: Actor, field: Field): Box {
  const left = facing === 1 ? field.left : 1 - field.left - field.width
  return {
    left: (x - width / 2 + left * width - frame.view.left) * frame.scale,
    top: (y - height + field.top * height - frame.view.top) * frame.scale,
    width: field.width * width * frame.scale,
    height: field.height * height * frame.scale,
  }
}

function isLegible({ width, height }: Canvas, box: Box): boolean {
  const inside = box.left > 0 && box.top > 0 && box.left + box.width < width && box.top + box.height < height
  return inside && box.width >= Math.max(SMALLEST_PX, Math.min(width, height) * SMALLEST_SHARE)
}

/** Whether somebody nearer stands before the field. */
function isHidden(frame: Frame, own: Actor, box: Box, actors: readonly Actor[]): boolean {
  return actors.some((other) => {
    if (other === own || other.z >= own.z) return false
    const left = (other.x - other.width / 2 - frame.view.left) * frame.scale
    const top = (other.y - other.height - frame.view.top) * frame.scale
    const [width, height] = [other.width * frame.scale, other.height * frame.scale]
    return (
      left < box.left + box.width && left + width > box.left && top < box.top + box.height && top + height > box.top
    )
  })
}

function writeInField(canvas: Canvas, field: Field, box: Box, text: string): void {
  const ground = measureGround(canvas, box)
  if (field.covers) cover(canvas, box, ground)
  const written = createCanvas(Math.ceil(box.width), Math.ceil(box.height))
  const ctx = written.getContext('2d')
  const isDark = ground.luma > 118
  ctx.fillStyle = field.shines ? '#d8fff2' : isDark ? '#33202a' : '#fff6e2'
  const said = field.voice === 'loud' ? capitals(text) : text
  if (field.upright && isHan(said) && [...said].length > 2) writeDown(ctx, said, box)
  else writeAcross(ctx, said, { field, box })
  layBent(canvas, written, { box, drop: field.bend * box.height, alpha: isDark ? 0.86 : 0.94 })
  freeCanvas(written)
}

function writeAcross(ctx: SKRSContext2D, text: string, { field, box }: { field: Field; box: Box }): void {
  const high = box.height * (1 - field.bend)
  const block = fitText(
    text,
    { width: box.width * 0.94, height: high * 0.94 },
    { face: faceFor(text, field.voice), tracking: isHan(text) ? 0.06 : 0.01, mostLines: 4, leading: 1.2 },
  )
  writeBlock(ctx, block, { x: box.width / 2, y: (high - block.height) / 2, align: 'middle' })
}

function writeDown(ctx: SKRSContext2D, text: string, { width, height }: Box): void {
  const line = setLine(text, { face: 'brush' })
  const pitch = Math.min(width * 0.7, height / Math.max(1, line.glyphs.length))
  const y = (height - pitch * line.glyphs.length) / 2
  writeColumn(ctx, line, { x: width / 2, y, size: pitch * 0.96, pitch })
}

/** Brightness of the middle half of what is there, and its commonest light colour. */
function measureGround(canvas: Canvas, { left, top, width, height }: Box): { luma: number; css: string } {
  const data = canvas
    .getContext('2d')
    .getImageData(
      Math.round(left),
      Math.round(top),
      Math.max(1, Math.round(width)),
      Math.max(1, Math.round(height)),
    ).data
  const lumas: [luma: number, at: number][] = []
  for (let at = 0; at < data.length; at += 4 * 7)
    lumas.push([0.3 * (data[at] ?? 0) + 0.59 * (data[at + 1] ?? 0) + 0.11 * (data[at + 2] ?? 0), at])
  lumas.sort((one, other) => one[0] - other[0])
  const [luma = 128] = lumas[Math.floor(lumas.length * 0.5)] ?? []
  const [, light = 0] = lumas[Math.floor(lumas.length * 0.72)] ?? []
  return { luma, css: `${data[light] ?? 200},${data[light + 1] ?? 200},${data[light + 2] ?? 200}` }
}

/** The lines that stand for writing go under the thing's own colour, without an edge. */
function cover(canvas: Canvas, { left, top, width, height }: Box, { css }: { css: string }): void {
  const ctx = canvas.getContext('2d')
  ctx.save()
  ctx.setTransform(1, 0, 0, 1, 0, 0)
  ctx.filter = `blur(${(Math.min(width, height) * 0.035).toFixed(1)}px)`
  ctx.fillStyle = `rgb(${css})`
  ctx.fillRect(left, top, width, height)
  ctx.restore()
}

/** Column by column, each as far down as the round of the thing asks. */
function layBent(
  canvas: Canvas,
  written: Canvas,
  { box, drop, alpha }: { box: Box; drop: number; alpha: number },
): void {
  const ctx = canvas.getContext('2d')
  ctx.save()
  ctx.setTransform(1, 0, 0, 1, 0, 0)
  ctx.globalAlpha = alpha
  if (drop === 0) ctx.drawImage(written, box.left, box.top)
  else
    for (let column = 0; column < written.width; column++) {
      const away = (column / written.width) * 2 - 1
      ctx.drawImage(
        written,
        column,
        0,
        1,
        written.height,
        Math.round(box.left) + column,
        box.top + drop * (1 - away * away),
        1,
        written.height,
      )
    }
  ctx.restore()
}
