import { between, pickOne, type Random } from '../../../base/chance.ts'
import { type Rgb, toCss } from '../../../base/colour.ts'
import type { Frame } from '../../../base/frame.ts'
import { layGround, repeatOver } from '../patterns/repeat.ts'
import { labOf } from '../scheme.ts'
import type { Sheet } from '../sheet.ts'
import { brushFill } from '../brush-fill.ts'

interface Box {
  x: number
  y: number
  width: number
  height: number
}

const PRIMARIES: readonly Rgb[] = [
  [206, 42, 34],
  [28, 74, 150],
  [240, 196, 40],
]
const OFF_WHITE: Rgb = [240, 237, 228]
const OFF_BLACK: Rgb = [26, 25, 28]

/** White planes, a few of pure colour, between black bars that are not all of one width. */
export function paintGridPlanes(sheet: Sheet): void {
  const { stage, scheme, random, turn } = sheet
  const named = Object.keys(stage.recipe.reading.featureColours ?? {}).length > 0
  const colours = named ? scheme.colours.slice(0, 4) : PRIMARIES
  const bar = between(random, 7, 11)
  const boxes = splitBox(wholeOf(stage.frame), {
    random,
    least: [150, 120, 190, 84][turn] ?? 130,
    first: turn % 2 === 0,
  })
  const bySize = [...boxes].sort((one, other) => other.width * other.height - one.width * one.height)
  // The largest plane is coloured in half of them, then those at the edges.
  const coloured = new Map<Box, Rgb>()
  const start = turn % 2
  for (const [index, colour] of colours.entries()) {
    const box = index === 0 ? bySize[start] : bySize[Math.floor(between(random, start + 1, bySize.length))]
    if (box && !coloured.has(box)) coloured.set(box, colour)
  }
  const { ctx } = stage.picture
  ctx.fillStyle = toCss(OFF_BLACK)
  ctx.fillRect(stage.frame.view.left, stage.frame.view.top, stage.frame.view.width, stage.frame.view.height)
  for (const box of boxes) {
    const half = (bar * (random() < 0.24 ? 1.5 : 1)) / 2
    ctx.beginPath()
    ctx.rect(box.x + half, box.y + half, box.width - half * 2, box.height - half * 2)
    const colour = coloured.get(box) ?? tone(OFF_WHITE, between(random, -7, 5))
    brushFill(stage, { colour, random, angle: random() < 0.5 ? 0.04 : 1.53, rough: 0.5 })
  }
}

function tone(colour: Rgb, by: number): Rgb {
  return [colour[0] + by, colour[1] + by, colour[2] + by]
}

function wholeOf({ view }: Frame): Box {
  return { x: view.left - 6, y: view.top - 6, width: view.width + 12, height: view.height + 12 }
}

function splitBox(box: Box, wish: { random: Random; least: number; first: boolean }): Box[] {
  const { random, least, first } = wish
  const fits = Math.max(box.width, box.height) > least * 1.25 && Math.min(box.width, box.height) > least * 0.62
  if (!fits || (box.width * box.height < least * least * 3 && random() < 0.3)) return [box]
  const upright = Math.abs(box.width - box.height) < 60 ? first : box.width > box.height
  const share = pickOne([0.26, 0.36, 0.62, 0.72, 0.5], random) + between(random, -0.05, 0.05)
  const next = { random, least: least * between(random, 0.88, 1.02), first: !first }
  if (upright)
    return [
      ...splitBox({ ...box, width: box.width * share }, next),
      ...splitBox({ ...box, x: box.x + box.width * share, width: box.width * (1 - share) }, next),
    ]
  return [
    ...splitBox({ ...box, height: box.height * share }, next),
    ...splitBox({ ...box, y: box.y + box.height * share, height: box.height * (1 - share) }, next),
  ]
}

/** Squares of colour beside squares of colour, as a magic square: warm islands in cool ones, every edge by hand. */
export function paintColourSquares(sheet: Sheet): void {
  const { stage, scheme, turn, noises } = sheet
  const side = stage.frame.width / ([5, 7, 9, 6][turn] ?? 6)
  layGround(sheet, labOf(scheme.ground)[0] > 0.5 ? [92, 78, 66] : [30, 26, 30])
  const colours = [...scheme.colours.slice(0, 6), scheme.accent, scheme.ground]
  repeatOver(sheet, { width: side, height: side }, ({ ctx, column, row, random }) => {
    const warm = 0.5 + noises[0](column * 0.33, row * 0.33) * 0.75
    const index = Math.floor(warm * colours.length + between(random, -0.9, 0.9))
    const colour = colours[Math.min(colours.length - 1, Math.max(0, index))] ?? scheme.accent
    const loose = () => between(random, -0.045, 0.045) * side
    ctx.beginPath()
    ctx.moveTo(1 + loose(), 1 + loose())
    ctx.lineTo(side - 1 + loose(), 1 + loose())
    ctx.lineTo(side - 1 + loose(), side - 1 + loose())
    ctx.lineTo(1 + loose(), side - 1 + loose())
    ctx.closePath()
    brushFill(stage, {
      colour: tone(colour, between(random, -14, 16)),
      random,
      angle: between(random, -0.5, 2),
      rough: 1.3,
    })
  })
}
