import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { createRandom } from '../../base/chance.ts'
import { freeCanvas, type View } from '../../base/frame.ts'
import { drawSubject, subjectTraits } from '../../subjects/draw-subject.ts'
import type { Actor } from '../actor.ts'
import type { Stage } from '../stage.ts'

/** What can be seen of one figure in the frame that the scene is composed for. */
export interface Sight {
  /** Share of itself that lies in the frame with nothing before it. */
  shown: number
  /** Share of itself that lies in the frame, whatever stands before it. */
  framed: number
  /** The same as `shown` of its upper part, where a head or a roof is. */
  head: number
  /** Share of the picture that it covers where it is seen. */
  area: number
  /** Where it is seen, one byte a pixel of the measured frame. */
  mask: Uint8Array
}

/** Longer side of the measured frame in pixels, and as much again around it by this share. */
const SIDE_PX = 120
const MARGIN = 0.5
const OPAQUE = 110
/** Share of a figure's height, from above, that is its head. */
const HEAD = 0.28

/** The measured frame in pixels with the margin around it, and where a unit of the world lies in it. */
interface Field {
  width: number
  height: number
  left: number
  top: number
  scale: number
  view: View
}

/** Pixels of what is measured of a view. */
export function sightSize(view: View): { width: number; height: number; scale: number } {
  const scale = SIDE_PX / Math.max(view.width, view.height)
  return { width: Math.round(view.width * scale), height: Math.round(view.height * scale), scale }
}

/** Looks at figures, far ones first, as if they were cut out of paper; a few milliseconds for each. */
export function measureSight(view: View, actors: readonly Actor[]): Sight[] {
  const { width, height, scale } = sightSize(view)
  const [left, top] = [Math.round(width * MARGIN), Math.round(height * MARGIN)]
  const field: Field = { width: width + left * 2, height: height + top * 2, left, top, scale, view }
  const covers = drawCovers(field, actors)
  const free = new Uint8Array(field.width * field.height).fill(1)
  const sights: Sight[] = []
  for (let index = actors.length - 1; index >= 0; index--) {
    const [cover, actor] = [covers[index], actors[index]]
    if (cover === undefined || actor === undefined) continue
    sights.unshift(weighCover(field, cover, { free, actor }))
    for (const at of cover) free[at] = 0
  }
  return sights
}

/** Where a figure is, by its pixels in the field. */
type Cover = readonly number[]

function drawCovers({ width, height, scale, left, top, view }: Field, actors: readonly Actor[]): Cover[] {
  const canvas = createCanvas(width, height)
  const ctx = canvas.getContext('2d', { willReadFrequently: true })
  const covers = actors.map((actor): Cover => {
    ctx.setTransform(1, 0, 0, 1, 0, 0)
    ctx.clearRect(0, 0, width, height)
    ctx.setTransform(scale, 0, 0, scale, left - view.left * scale, top - view.top * scale)
    drawCutOut(ctx, actor)
    const { data } = ctx.getImageData(0, 0, width, height)
    const cover: number[] = []
    for (let at = 0; at < width * height; at++) if ((data[at * 4 + 3] ?? 0) > OPAQUE) cover.push(at)
    return cover
  })
  freeCanvas(canvas)
  return covers
}

const PAPER = { light: '#ffffff', ambient: '#c0c0c0', shade: '#404040', ground: '#808080' }

function drawCutOut(ctx: SKRSContext2D, actor: Actor): void {
  const { name, x, y, height, width, facing, seed, pose, young, part, guise = name, turn } = actor
  // Nothing that is brought from other pictures is in the table.
  if (subjectTraits(name) === null) return ctx.fillRect(x - width / 2, y - height, width, height)
  drawSubject(guise, {
    ...{ ctx, x, y, height, facing, random: createRandom(seed), colour: null, palette: PAPER, niji: false },
    light: { x: 0.6, y: -0.8 },
    ...(pose === undefined ? {} : { pose }),
    ...(young ? { young } : {}),
    ...(part === undefined ? {} : { part }),
    ...(turn === undefined ? {} : { turn }),
  })
}

function weighCover(field: Field, cover: Cover, { free, actor }: { free: Uint8Array; actor: Actor }): Sight {
  const neck = field.top + (actor.y - actor.height * (1 - HEAD) - field.view.top) * field.scale
  const width = field.width - field.left * 2
  const seen = new Uint8Array(width * (field.height - field.top * 2))
  let [framed, shown, head, headShown] = [0, 0, 0, 0]
  for (const at of cover) {
    const [column, row] = [at % field.width, Math.floor(at / field.width)]
    const isHead = row < neck
    if (isHead) head++
    if (!isInFrame(field, column, row)) continue
    framed++
    if (free[at] !== 1) continue
    shown++
    seen[(row - field.top) * width + column - field.left] = 1
    if (isHead) headShown++
  }
  const [own, inner] = [cover.length, seen.length]
  if (own === 0) return { shown: 0, framed: 0, head: 0, area: 0, mask: seen }
  return {
    mask: seen,
    shown: shown / own,
    framed: framed / own,
    head: head === 0 ? shown / own : headShown / head,
    area: shown / inner,
  }
}

function isInFrame({ width, height, left, top }: Field, column: number, row: number): boolean {
  return column >= left && column < width - left && row >= top && row < height - top
}

/** All that a scene is composed for, whatever the picture shows of it by now. */
export function wholeOf({ frame: { width, height } }: Pick<Stage, 'frame'>): View {
  return { left: 0, top: 0, width, height }
}
