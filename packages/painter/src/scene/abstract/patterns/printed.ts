import type { SKRSContext2D } from '@napi-rs/canvas'
import { between, pickOne, type Random } from '../../../base/chance.ts'
import { mixColours, type Rgb, toCss } from '../../../base/colour.ts'
import type { Sheet } from '../sheet.ts'
import { type Colourway, shade, wearScheme } from './colourways.ts'
import { aroundTurns, drawFlower, drawLeaf, fillDisc, petalPath, spiralPath } from './marks.ts'
import { layGround, repeatOver } from './repeat.ts'

/** Flowers, buds and leaves strewn over cloth, large ones with small ones between them. */
export function paintFloral(sheet: Sheet): void {
  const { scheme, turn } = sheet
  const way = wearScheme(sheet)
  layGround(sheet, way.ground)
  const size = [112, 78, 150, 96][turn] ?? 100
  const green = mixColours(way.third, [72, 112, 78], 0.62)
  const blooms = [way.figure, way.second, scheme.accent]
  repeatOver(sheet, { width: size, height: size, drop: 0.5 }, ({ ctx, random }) =>
    strew(ctx, { size, random, way, green, blooms }),
  )
}

interface Strewn {
  size: number
  random: Random
  way: Colourway
  green: Rgb
  blooms: readonly Rgb[]
}

function strew(ctx: SKRSContext2D, { size, random, way, green, blooms }: Strewn): void {
  const radius = size * between(random, 0.24, 0.33)
  const vein = mixColours(green, way.ground, 0.45)
  ctx.rotate(random() * Math.PI * 2)
  aroundTurns(ctx, 5, (index) => {
    ctx.rotate(between(random, -0.25, 0.25))
    ctx.translate(radius * 0.8, 0)
    drawLeaf(ctx, size * between(random, 0.22, 0.34), [shade(green, (index % 2) * 0.1 - 0.04), vein])
  })
  for (let bud = 0; bud < 3; bud++) {
    ctx.save()
    ctx.rotate(bud * 2.1 + random())
    ctx.strokeStyle = toCss(green)
    ctx.lineWidth = size * 0.013
    ctx.beginPath()
    ctx.moveTo(radius * 0.7, 0)
    ctx.quadraticCurveTo(size * 0.4, size * 0.05, size * 0.52, -size * 0.03)
    ctx.stroke()
    ctx.translate(size * 0.52, -size * 0.03)
    const own = pickOne(blooms, random)
    ctx.scale(0.36, 0.36)
    drawFlower(ctx, { radius: size * 0.2, petals: 5, own, edge: shade(own, -0.12), heart: way.line })
    ctx.restore()
  }
  const own = pickOne(blooms, random)
  drawFlower(ctx, {
    radius,
    petals: pickOne([6, 7, 8], random),
    own,
    edge: shade(own, own[0] > 120 ? -0.14 : 0.14),
    heart: way.line,
  })
}

/** Long leaves that hang over each other. */
export function paintLeaves(sheet: Sheet): void {
  const { scheme, turn } = sheet
  const way = wearScheme(sheet)
  const named = sheet.stage.recipe.reading.featureColours?.['backdrop'] !== undefined
  const greens: Rgb[] = named
    ? [way.figure, way.second, way.third]
    : [
        [46, 96, 72],
        [98, 136, 84],
        [30, 66, 60],
        [152, 170, 110],
      ]
  layGround(
    sheet,
    named
      ? way.ground
      : ((
          [
            [240, 234, 218],
            [18, 34, 34],
            [232, 224, 206],
            [22, 44, 40],
          ] as const
        )[turn] ?? way.ground),
  )
  const size = [120, 92, 150, 108][turn] ?? 110
  repeatOver(sheet, { width: size * 0.72, height: size * 0.6, shift: 0.5 }, ({ ctx, random }) => {
    ctx.rotate(between(random, -0.5, 0.5) - 1.1)
    const own = shade(pickOne(greens, random), between(random, -0.05, 0.05))
    ctx.shadowColor = 'rgba(0,0,0,0.28)'
    ctx.shadowBlur = 5
    ctx.shadowOffsetY = 2
    petalPath(ctx, 0, size, size * between(random, 0.16, 0.26))
    ctx.fillStyle = toCss(own)
    ctx.fill()
    ctx.shadowColor = 'transparent'
    ctx.save()
    ctx.clip()
    ctx.strokeStyle = toCss(shade(own, 0.12), 0.9)
    for (let vein = 1; vein < 13; vein++) {
      ctx.lineWidth = 0.9
      ctx.beginPath()
      ctx.moveTo((vein / 13) * size, 0)
      ctx.quadraticCurveTo((vein / 13 + 0.1) * size, -size * 0.08, (vein / 13 + 0.16) * size, -size * 0.24)
      ctx.moveTo((vein / 13) * size, 0)
      ctx.quadraticCurveTo((vein / 13 + 0.1) * size, size * 0.08, (vein / 13 + 0.16) * size, size * 0.24)
      ctx.stroke()
    }
    ctx.lineWidth = 1.6
    ctx.beginPath()
    ctx.moveTo(0, 0)
    ctx.lineTo(size, 0)
    ctx.stroke()
    ctx.restore()
    if (random() < 0.16) fillDisc(ctx, [size * 0.5, size * 0.3], size * 0.045, scheme.accent)
  })
}

/** Dots in even rows, each printed a little differently. */
export function paintDots(sheet: Sheet): void {
  const { turn, scheme } = sheet
  const { ground, figure, second, third } = wearScheme(sheet)
  layGround(sheet, ground)
  const size = [62, 40, 88, 52][turn] ?? 60
  const named = sheet.stage.recipe.reading.featureColours?.['backdrop'] !== undefined
  const colours = turn % 2 === 0 || named ? [figure] : [figure, second, third, scheme.accent]
  repeatOver(sheet, { width: size, height: size, drop: 0.5 }, ({ ctx, random }) => {
    const own = shade(pickOne(colours, random), between(random, -0.025, 0.025))
    fillDisc(ctx, [0, 0], size * (turn === 3 ? between(random, 0.12, 0.38) : 0.27), own)
    if (turn === 2) {
      fillDisc(ctx, [0, 0], size * 0.16, ground)
      fillDisc(ctx, [0, 0], size * 0.09, second)
    }
  })
}

/** Drops with a bent tip, filled with flowers and edged with beads. */
export function paintPaisley(sheet: Sheet): void {
  const way = wearScheme(sheet)
  layGround(sheet, way.ground)
  const size = [150, 112, 190, 130][sheet.turn] ?? 140
  repeatOver(sheet, { width: size * 0.9, height: size, drop: 0.5 }, ({ ctx, column, random }) => {
    ctx.save()
    ctx.scale(column % 2 === 0 ? 1 : -1, 1)
    ctx.rotate(0.25)
    drawDrop(ctx, size, way)
    ctx.restore()
    ctx.translate(size * 0.42, size * 0.3)
    ctx.rotate(random() * 6)
    drawFlower(ctx, { radius: size * 0.1, petals: 6, own: way.second, edge: way.figure, heart: way.line })
  })
}

function dropPath(ctx: SKRSContext2D, size: number): void {
  ctx.beginPath()
  ctx.moveTo(size * 0.16, -size * 0.4)
  ctx.bezierCurveTo(-size * 0.2, -size * 0.44, -size * 0.34, -size * 0.04, -size * 0.27, size * 0.14)
  ctx.bezierCurveTo(-size * 0.2, size * 0.38, size * 0.22, size * 0.38, size * 0.27, size * 0.12)
  ctx.bezierCurveTo(size * 0.3, -size * 0.1, size * 0.02, -size * 0.14, size * 0.0, -size * 0.26)
  ctx.bezierCurveTo(0, -size * 0.34, size * 0.08, -size * 0.39, size * 0.16, -size * 0.4)
}

function drawDrop(ctx: SKRSContext2D, size: number, { ground, figure, second, third, line }: Colourway): void {
  for (const [share, colour] of [
    [1.1, line],
    [1.06, ground],
    [1, figure],
    [0.86, shade(figure, -0.08)],
    [0.7, second],
    [0.66, ground],
  ] as const) {
    dropPath(ctx, size * share)
    ctx.fillStyle = toCss(colour)
    ctx.fill()
  }
  for (let bead = 0; bead < 22; bead++) {
    const angle = (bead / 22) * Math.PI * 1.5 - 0.5
    fillDisc(ctx, [Math.cos(angle) * size * 0.247, size * 0.1 + Math.sin(angle) * size * 0.2], size * 0.013, ground)
  }
  ctx.translate(0, size * 0.1)
  drawFlower(ctx, { radius: size * 0.13, petals: 8, own: third, edge: second, heart: line })
  ctx.strokeStyle = toCss(second)
  ctx.lineWidth = size * 0.014
  ctx.translate(-size * 0.06, -size * 0.26)
  spiralPath(ctx, size * 0.055, 1.3)
  ctx.stroke()
}

/** Chips of stone in pale cement, ground flat and polished. */
export function paintTerrazzo(sheet: Sheet): void {
  const { scheme, turn } = sheet
  const way = wearScheme(sheet)
  const ground = turn % 2 === 0 ? mixColours(way.ground, [238, 234, 226], scheme.dark ? 0 : 0.6) : way.ground
  layGround(sheet, ground)
  const colours = [...scheme.colours.slice(0, 5), scheme.accent, mixColours(way.line, ground, 0.4)]
  for (const [size, least, most] of [
    [9, 0.12, 0.34],
    [26, 0.2, 0.44],
    [[62, 46, 84, 54][turn] ?? 60, 0.22, 0.5],
  ] as const)
    repeatOver(sheet, { width: size, height: size, drop: 0.5 }, ({ ctx, random }) => {
      if (random() < 0.2) return
      const own = shade(pickOne(colours, random), between(random, -0.06, 0.06))
      ctx.translate(between(random, -0.25, 0.25) * size, between(random, -0.25, 0.25) * size)
      ctx.rotate(random() * 6.3)
      const corners = 5 + Math.floor(random() * 3)
      const radius = size * between(random, least, most)
      ctx.beginPath()
      for (let corner = 0; corner < corners; corner++) {
        const angle = (corner / corners) * Math.PI * 2
        const away = radius * between(random, 0.6, 1.1)
        ctx.lineTo(Math.cos(angle) * away * 1.25, Math.sin(angle) * away)
      }
      ctx.closePath()
      ctx.fillStyle = toCss(own)
      ctx.fill()
      if (size < 20) return
      ctx.clip()
      for (let vein = 0; vein < 4; vein++)
        fillDisc(
          ctx,
          [between(random, -1, 1) * radius, between(random, -1, 1) * radius],
          radius * between(random, 0.1, 0.5),
          shade(own, between(random, -0.04, 0.05)),
        )
    })
}
