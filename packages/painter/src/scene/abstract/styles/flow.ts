import type { SKRSContext2D } from '@napi-rs/canvas'
import { between, createRandom, deriveSeed, pickOne, type Random } from '../../../base/chance.ts'
import { dimColour, mixColours, type Rgb, toCss } from '../../../base/colour.ts'
import { fillWhole } from '../../../base/frame.ts'
import { sumOctaves } from '../../../base/noise.ts'
import type { Sheet } from '../sheet.ts'

/** How the field turns and how broad its bands are: widths from broad to fine, each fills what the ones before left free. */
interface Current {
  size: number
  turns: number
  widths: readonly number[]
  gap: number
}

const CURRENTS: readonly Current[] = [
  { size: 420, turns: 1.5, widths: [30, 18, 10, 5, 2.6], gap: 1.4 },
  { size: 240, turns: 2.2, widths: [9, 5, 3], gap: 1.1 },
  { size: 620, turns: 2.6, widths: [46, 22, 8, 3], gap: 2.2 },
  { size: 330, turns: 1.1, widths: [14, 14, 7, 3.4], gap: 1 },
]
/** Units; the side of the cells in which the field remembers who lies where. */
const CELL = 1.6
const STRIDE = 3.2
const LONGEST = 150

/** Bands that follow one current and never cross, broad ones first; each is laid with a brush of many hairs. */
export function paintFlow(sheet: Sheet): void {
  const { stage, scheme, turn } = sheet
  const current = CURRENTS[turn] ?? CURRENTS[0]
  if (current === undefined) return
  const { ctx } = stage.picture
  ctx.fillStyle = toCss(scheme.ground)
  fillWhole(ctx, stage.frame)
  const bed = openBed(sheet, current)
  for (const [level, width] of current.widths.entries()) {
    const random = createRandom(deriveSeed(stage.recipe.layoutSeed, `current ${level}`))
    const { view } = stage.frame
    const tries = Math.min(2600, Math.round((view.width * view.height) / (width * 24)))
    for (let i = 0; i < tries; i++) {
      const start = { x: view.left + random() * view.width, y: view.top + random() * view.height }
      const look = { width: width * between(random, 0.75, 1.2), colour: chooseColour(sheet, start, random) }
      const path = followCurrent(bed, start, look.width)
      if (path.length >= 6) brushBand(ctx, path, look, random)
    }
  }
}

interface Place {
  x: number
  y: number
}

interface Bed {
  heading: (x: number, y: number) => number
  /** Takes a place of this radius; false where something lies already. */
  isFree: (place: Place, radius: number) => boolean
  take: (place: Place, radius: number) => void
}

function openBed({ stage: { frame }, noises: [one], random, turn }: Sheet, { size, turns, gap }: Current): Bed {
  const { view } = frame
  const columns = Math.ceil(view.width / CELL) + 2
  const rows = Math.ceil(view.height / CELL) + 2
  const taken = new Uint8Array(columns * rows)
  const lean = between(random, -0.8, 0.8)
  const eye = { x: frame.width * between(random, 0.3, 0.7), y: frame.height * between(random, 0.3, 0.7) }
  const heading = (x: number, y: number): number => {
    const drift = sumOctaves(one, x / size, y / size, 2) * turns * 1.7 + lean
    // One of the four turns around an eye.
    return turn === 2 ? Math.atan2(y - eye.y, x - eye.x) + Math.PI / 2 + drift * 0.32 : drift
  }
  const each = ({ x, y }: Place, radius: number, visit: (cell: number) => boolean): boolean => {
    const reach = Math.ceil((radius + gap) / CELL)
    const [middleColumn, middleRow] = [Math.round((x - view.left) / CELL), Math.round((y - view.top) / CELL)]
    for (let row = Math.max(0, middleRow - reach); row <= Math.min(rows - 1, middleRow + reach); row++)
      for (
        let column = Math.max(0, middleColumn - reach);
        column <= Math.min(columns - 1, middleColumn + reach);
        column++
      )
        if ((row - middleRow) ** 2 + (column - middleColumn) ** 2 <= reach * reach && !visit(row * columns + column))
          return false
    return true
  }
  return {
    heading,
    isFree: (place, radius) => each(place, radius, (cell) => taken[cell] === 0),
    take: (place, radius) => {
      each(place, radius - gap, (cell) => {
        taken[cell] = 1
        return true
      })
    },
  }
}

function followCurrent(bed: Bed, start: Place, width: number): Place[] {
  const radius = width / 2
  if (!bed.isFree(start, radius)) return []
  const path: Place[] = [start]
  for (const way of [1, -1]) {
    let { x, y } = start
    for (let step = 0; step < LONGEST / 2; step++) {
      const heading = bed.heading(x, y)
      x += Math.cos(heading) * STRIDE * way
      y += Math.sin(heading) * STRIDE * way
      if (!bed.isFree({ x, y }, radius)) break
      if (way === 1) path.push({ x, y })
      else path.unshift({ x, y })
    }
  }
  if (path.length >= 6) for (const place of path) bed.take(place, radius)
  return path
}

/** Neighbours share a colour more often than not, so that the current has regions. */
function chooseColour({ scheme, noises: [, region] }: Sheet, { x, y }: Place, random: Random): Rgb {
  if (random() < 0.05) return scheme.accent
  if (random() < 0.28) return pickOne(scheme.colours, random)
  const share = 0.5 + sumOctaves(region, x / 300, y / 300, 2) * 0.8
  const index = Math.floor(Math.min(0.999, Math.max(0, share)) * Math.min(5, scheme.colours.length))
  return scheme.colours[index] ?? scheme.accent
}

function brushBand(
  ctx: SKRSContext2D,
  path: readonly Place[],
  { width, colour }: { width: number; colour: Rgb },
  random: Random,
): void {
  const hairs = Math.max(1, Math.min(14, Math.round(width / 2)))
  ctx.lineJoin = 'round'
  ctx.lineCap = width < 6 ? 'round' : 'butt'
  const own = mixColours(colour, [255, 255, 255], between(random, -0.06, 0.12))
  strokeAside(ctx, path, { aside: 0, width, css: toCss(dimColour(own, 0.94)) })
  if (hairs < 3) return
  for (let hair = 0; hair < hairs; hair++) {
    const aside = ((hair + 0.5) / hairs - 0.5) * width * 0.94
    // The light comes from above: one side of a loaded band is brighter.
    const lit = 1.06 - (aside / width) * 0.2 + between(random, -0.07, 0.07)
    const thick = (width / hairs) * between(random, 0.5, 1)
    strokeAside(ctx, path, { aside, width: thick, css: toCss(dimColour(own, lit), 0.75) })
  }
}

function strokeAside(
  ctx: SKRSContext2D,
  path: readonly Place[],
  { aside, width, css }: { aside: number; width: number; css: string },
): void {
  ctx.strokeStyle = css
  ctx.lineWidth = width
  ctx.beginPath()
  for (const [index, place] of path.entries()) {
    const next = path[Math.min(path.length - 1, index + 1)] ?? place
    const before = path[Math.max(0, index - 1)] ?? place
    const length = Math.hypot(next.x - before.x, next.y - before.y) || 1
    const x = place.x - ((next.y - before.y) / length) * aside
    const y = place.y + ((next.x - before.x) / length) * aside
    if (index === 0) ctx.moveTo(x, y)
    else ctx.lineTo(x, y)
  }
  ctx.stroke()
}
