import { between, pickOne, type Random } from '../../../base/chance.ts'
import { mixColours, type Rgb, toCss } from '../../../base/colour.ts'
import { brushFill } from '../brush-fill.ts'
import { labOf } from '../scheme.ts'
import { shadePixels } from '../pixels.ts'
import type { Sheet } from '../sheet.ts'
import { composeTiles } from './circle-tiles.ts'

/** Circles, bars and triangles: a wall of quarter circles, a free play around one great disc, sheets laid over each other, tilted bars. */
export function paintGeometry(sheet: Sheet): void {
  const { stage, turn } = sheet
  layGround(sheet)
  stage.picture.ctx.save()
  const compose = [composeFree, composeTiles, composeSheets, composeBars][turn] ?? composeFree
  compose(sheet)
  stage.picture.ctx.restore()
}

function layGround({ stage, scheme, noises: [one] }: Sheet): void {
  const { ground } = scheme
  shadePixels(
    stage.picture,
    stage.frame,
    (x, y, out) => {
      const worn = 1 + one(x / 150, y / 150) * 0.025 + one(x / 22, y / 30) * 0.02
      for (let i = 0; i < 3; i++) out[i] = (ground[i] ?? 0) * worn
    },
    2,
  )
}

const inkOf = ({ scheme }: Sheet): Rgb => (scheme.dark ? [240, 234, 220] : [32, 30, 34])

function fillPath(sheet: Sheet, colour: Rgb, angle = 0.6): void {
  brushFill(sheet.stage, { colour, random: sheet.random, angle, rough: 0.8 })
}

function discPath({ stage: { picture } }: Sheet, x: number, y: number, radius: number): void {
  picture.ctx.beginPath()
  picture.ctx.arc(x, y, radius, 0, Math.PI * 2)
}

/** One great disc with rings, and everything else in tension with it. */
function composeFree(sheet: Sheet): void {
  const { stage, scheme, random } = sheet
  const { ctx } = stage.picture
  const { width, height } = stage.frame
  const side = random() < 0.5 ? 0.36 : 0.64
  const middle = {
    x: width * side,
    y: height * between(random, 0.32, 0.42),
    radius: width * between(random, 0.17, 0.22),
  }
  const [one = scheme.accent, two = one, three = one, four = one] = scheme.colours
  layGlow(sheet, middle, two)
  ctx.globalCompositeOperation = scheme.dark ? 'source-over' : 'multiply'
  for (let i = 0; i < 3; i++) layWedge(sheet, pickOne([three, four, scheme.accent], random), 0.9)
  ctx.globalCompositeOperation = 'source-over'
  for (const [share, colour] of [
    [1, inkOf(sheet)],
    [0.9, one],
    [0.62, scheme.accent],
    [0.36, two],
    [0.16, inkOf(sheet)],
  ] as const) {
    discPath(sheet, middle.x, middle.y, middle.radius * share)
    fillPath(sheet, colour, 0.6 + share)
  }
  layChecks(sheet, {
    x: width * (1 - side) - width * 0.12,
    y: height * between(random, 0.58, 0.7),
    side: width * 0.052,
  })
  layRays(sheet, middle)
  for (let i = 0; i < 9; i++) {
    const colour = pickOne([...scheme.colours.slice(0, 5), scheme.accent, inkOf(sheet)], random)
    const radius = width * between(random, 0.012, i < 3 ? 0.075 : 0.035)
    discPath(sheet, between(random, 0.06, 0.94) * width, between(random, 0.08, 0.94) * height, radius)
    if (random() < 0.35) {
      ctx.strokeStyle = toCss(colour)
      ctx.lineWidth = Math.max(1.6, radius * 0.2)
      ctx.stroke()
    } else fillPath(sheet, colour)
  }
  layArcs(sheet)
}

function layGlow(
  { stage: { picture } }: Sheet,
  { x, y, radius }: { x: number; y: number; radius: number },
  colour: Rgb,
) {
  const halo = picture.ctx.createRadialGradient(x, y, radius * 0.9, x, y, radius * 1.7)
  halo.addColorStop(0, toCss(colour, 0.75))
  halo.addColorStop(1, toCss(colour, 0))
  picture.ctx.fillStyle = halo
  picture.ctx.fillRect(x - radius * 2, y - radius * 2, radius * 4, radius * 4)
}

function layWedge(sheet: Sheet, colour: Rgb, size: number): void {
  const { random, stage } = sheet
  const { ctx } = stage.picture
  const { width, height } = stage.frame
  const heading = random() * Math.PI * 2
  const [x, y] = [between(random, 0.15, 0.85) * width, between(random, 0.3, 0.9) * height]
  const reach = between(random, 0.25, 0.6) * width * size
  ctx.beginPath()
  ctx.moveTo(x, y)
  ctx.lineTo(x + Math.cos(heading) * reach, y + Math.sin(heading) * reach)
  ctx.lineTo(x + Math.cos(heading + 0.34) * reach, y + Math.sin(heading + 0.34) * reach)
  ctx.closePath()
  fillPath(sheet, colour, heading)
}

function layChecks(sheet: Sheet, { x, y, side }: { x: number; y: number; side: number }): void {
  const { ctx } = sheet.stage.picture
  ctx.save()
  ctx.translate(x, y)
  ctx.transform(1, between(sheet.random, -0.35, 0.1), between(sheet.random, -0.4, 0.3), 1, 0, 0)
  for (let cell = 0; cell < 20; cell++) {
    const [column, row] = [cell % 5, Math.floor(cell / 5)]
    ctx.fillStyle = toCss(
      (column + row) % 2 === 0 ? inkOf(sheet) : (sheet.scheme.colours[row % 4] ?? sheet.scheme.accent),
    )
    ctx.fillRect(column * side, row * side, side, side)
  }
  ctx.restore()
}

/** Long straight lines that meet behind the disc. */
function layRays(sheet: Sheet, { x, y }: { x: number; y: number }): void {
  const { random, stage } = sheet
  const { ctx } = stage.picture
  const first = between(random, 0.3, 0.9)
  for (let ray = 0; ray < 7; ray++) {
    const heading = first + (ray % 4) * 0.11 + (ray > 3 ? 1.5 : 0)
    const reach = stage.frame.width * between(random, 0.5, 1)
    ctx.strokeStyle = toCss(inkOf(sheet))
    ctx.lineWidth = ray % 3 === 0 ? 3.4 : 1.3
    ctx.beginPath()
    ctx.moveTo(x - Math.cos(heading) * reach * 0.5, y - Math.sin(heading) * reach * 0.5)
    ctx.lineTo(x + Math.cos(heading) * reach, y + Math.sin(heading) * reach)
    ctx.stroke()
  }
}

function layArcs(sheet: Sheet): void {
  const { random, stage, scheme } = sheet
  const { ctx } = stage.picture
  for (let arc = 0; arc < 4; arc++) {
    const [x, y] = [between(random, 0.1, 0.9) * stage.frame.width, between(random, 0.1, 0.9) * stage.frame.height]
    const from = random() * Math.PI * 2
    for (let line = 0; line < 3; line++) {
      ctx.strokeStyle = toCss(line === 1 ? scheme.accent : inkOf(sheet))
      ctx.lineWidth = line === 1 ? 5 : 1.6
      ctx.beginPath()
      ctx.arc(x, y, 26 + line * 8, from, from + 2)
      ctx.stroke()
    }
  }
}

/** Sheets of coloured glass: where two lie over each other a third colour appears. */
function composeSheets(sheet: Sheet): void {
  const { stage, scheme, random } = sheet
  const { ctx } = stage.picture
  const { width, height } = stage.frame
  ctx.globalCompositeOperation = scheme.dark ? 'screen' : 'multiply'
  for (let i = 0; i < 8; i++) {
    const colour = scheme.colours[i % Math.min(5, scheme.colours.length)] ?? scheme.accent
    if (!scheme.dark && labOf(colour)[0] < 0.34) continue
    const radius = width * between(random, 0.13, 0.3)
    const x = width * (0.5 + Math.cos(i * 2.4) * 0.28) + between(random, -30, 30)
    const y = height * (0.5 + Math.sin(i * 2.4) * 0.28) + between(random, -30, 30)
    ctx.save()
    ctx.translate(x, y)
    ctx.rotate(between(random, -0.6, 0.6))
    ctx.beginPath()
    if (i % 3 === 2) ctx.rect(-radius * 1.4, -radius * 0.35, radius * 2.8, radius * 0.7)
    else ctx.arc(0, 0, radius, 0, i % 3 === 1 ? Math.PI : Math.PI * 2)
    const glaze = ctx.createLinearGradient(-radius, -radius, radius, radius)
    const next = scheme.colours[(i + 1) % 5] ?? colour
    glaze.addColorStop(0, toCss(colour, 0.92))
    glaze.addColorStop(1, toCss(mixColours(colour, next, 0.5), 0.92))
    ctx.fillStyle = glaze
    ctx.fill()
    ctx.restore()
  }
}

/** Bars and squares that fly on one slant, large ones first. */
function composeBars(sheet: Sheet): void {
  const { stage, scheme, random } = sheet
  const { ctx } = stage.picture
  const { width, height } = stage.frame
  const slant = between(random, -0.75, -0.35)
  ctx.translate(width / 2, height / 2)
  ctx.rotate(slant)
  const colours = [inkOf(sheet), ...scheme.colours.slice(0, 5), scheme.accent]
  for (let i = 0; i < 26; i++) {
    const near = 1 - i / 26
    const long = width * (0.06 + near * between(random, 0.12, 0.5))
    const thick = i < 4 ? long * between(random, 0.3, 0.7) : width * between(random, 0.008, 0.035)
    const upright = i > 3 && random() < 0.3
    const [x, y] = [gather(random) * width * 0.46, gather(random) * height * 0.46]
    ctx.beginPath()
    ctx.rect(
      x - (upright ? thick : long) / 2,
      y - (upright ? long : thick) / 2,
      upright ? thick : long,
      upright ? long : thick,
    )
    fillBar(sheet, i === 0 ? (scheme.colours[0] ?? scheme.accent) : pickOne(colours, random))
  }
  discPath(sheet, between(random, -0.3, 0.3) * width, -height * 0.28, width * 0.09)
  fillBar(sheet, scheme.accent)
}

function fillBar({ stage: { picture } }: Sheet, colour: Rgb): void {
  picture.ctx.fillStyle = toCss(colour)
  picture.ctx.fill()
}

/** Rather near the middle than far from it, -1 to 1. */
function gather(random: Random): number {
  return random() + random() - 1
}
