import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { between, createRandom, deriveSeed } from '../../../base/chance.ts'
import { mixColours, type Rgb, toCss, toHex } from '../../../base/colour.ts'
import { freeCanvas } from '../../../base/frame.ts'
import { drawSubject, subjectTraits } from '../../../subjects/draw-subject.ts'
import type { Actor } from '../../actor.ts'
import { chooseBackdrop } from '../../grounds/backdrop.ts'
import type { Stage } from '../../stage.ts'
import type { Sheet } from '../sheet.ts'
import { contrast, shade } from './colourways.ts'
import { aroundTurns, drawLeaf, drawPetal, fillDisc } from './marks.ts'
import { layGround, repeatOver } from './repeat.ts'

/** How the named things lie: their size, how far they tilt, and what is strewn between them. */
interface Strewing {
  size: number
  tilt: number
  between: 'dots' | 'sprigs' | 'stars' | 'rings'
}

const STREWINGS: readonly Strewing[] = [
  { size: 104, tilt: 0.12, between: 'sprigs' },
  { size: 76, tilt: 0.5, between: 'dots' },
  { size: 138, tilt: 0, between: 'stars' },
  { size: 88, tilt: 0.3, between: 'rings' },
]
const VARIANTS = 4
/** Share of a place that a motif fills. */
const FILLED = 0.74

/** The named things as a printed pattern: each column hangs half a place lower, every second one looks the other way. */
export function paintMotifs(sheet: Sheet): void {
  const { stage, turn, scheme } = sheet
  const strewing = STREWINGS[turn] ?? STREWINGS[0]
  const motifs = listMotifs(stage)
  if (strewing === undefined || motifs.length === 0) return
  const { wall } = chooseBackdrop(stage)
  layGround(sheet, wall)
  const line = contrast(wall)
  const { size } = strewing
  const stamps = motifs.map((motif) =>
    Array.from({ length: VARIANTS }, (_, variant) => cutStamp(stage, motif, { size, variant })),
  )
  repeatOver(sheet, { width: size * 1.06, height: size * 1.06, drop: 0.5 }, ({ ctx, column, row, random }) => {
    ctx.save()
    ctx.translate(size * 0.53, 0)
    strewBetween(ctx, { kind: strewing.between, size, line, accent: scheme.accent, wall })
    ctx.restore()
    const motif = stamps[Math.abs(column + row * 2) % stamps.length]
    const stamp = motif?.[Math.abs(column * 3 + row) % VARIANTS]
    if (stamp === undefined) return
    ctx.rotate(between(random, -strewing.tilt, strewing.tilt))
    const wide = size * 1.2
    ctx.shadowColor = toCss(shade(wall, -0.3), 0.35)
    ctx.shadowBlur = 2
    ctx.shadowOffsetY = 1.5 * stage.frame.scale
    ctx.drawImage(stamp, -wide / 2, -wide / 2, wide, wide)
  })
  for (const stamp of stamps.flat()) freeCanvas(stamp)
}

type Motif = Stage['recipe']['reading']['subjects'][number]

function listMotifs({ recipe }: Stage): Motif[] {
  return recipe.reading.subjects.filter(({ name, weight = 1 }) => weight >= 0 && subjectTraits(name) !== null)
}

/** Where the things of a pattern are, as many of each as were asked for at least: so that nobody reports them as missing. */
export function placeMotifs(stage: Stage): Actor[] {
  const size = STREWINGS[stage.recipe.layoutSeed % STREWINGS.length]?.size ?? 90
  return listMotifs(stage).flatMap((subject) =>
    Array.from({ length: subject.count }, (_, index): Actor => {
      const height = size * FILLED
      return {
        ...{ name: subject.name, colour: subject.colour, seed: index, facing: 1, footing: 'air', z: 1 },
        ...{ x: size * (0.8 + (index % 4)), y: size * (1 + Math.floor(index / 4)), height, width: height },
      } as Actor
    }),
  )
}

function cutStamp(
  stage: Stage,
  { name, colour, pose }: Motif,
  { size, variant }: { size: number; variant: number },
): Canvas {
  const side = Math.max(8, Math.round(size * 1.2 * stage.frame.scale))
  const canvas = createCanvas(side, side)
  const ctx = canvas.getContext('2d')
  const aspect = subjectTraits(name)?.aspect ?? 1
  const height = (side * FILLED * 0.95) / Math.max(1, aspect)
  drawSubject(name, {
    ctx,
    x: side / 2,
    y: side / 2 + height / 2,
    height,
    facing: variant % 2 === 0 ? 1 : -1,
    random: createRandom(deriveSeed(stage.sceneSeed, `motif ${variant}`)),
    colour,
    palette: { light: '#fff6e8', ambient: '#c4c4cc', shade: '#4a4658', ground: toHex([190, 180, 168]) },
    light: { x: -0.5, y: -0.8 },
    niji: stage.recipe.niji,
    ...(pose === undefined ? {} : { pose }),
  })
  return canvas
}

interface Strew {
  kind: Strewing['between']
  size: number
  line: Rgb
  accent: Rgb
  wall: Rgb
}

function strewBetween(ctx: SKRSContext2D, { kind, size, line, accent, wall }: Strew): void {
  const soft = mixColours(wall, line, 0.45)
  const bright = mixColours(wall, accent, 0.8)
  if (kind === 'dots') {
    aroundTurns(ctx, 3, () => fillDisc(ctx, [size * 0.075, 0], size * 0.032, bright))
  } else if (kind === 'stars') {
    aroundTurns(ctx, 4, () => drawPetal(ctx, { from: 0, to: size * 0.1, width: size * 0.02 }, [bright, bright]))
    fillDisc(ctx, [0, size * 0.24], size * 0.014, soft)
    fillDisc(ctx, [0, -size * 0.24], size * 0.014, soft)
  } else if (kind === 'rings') {
    fillDisc(ctx, [0, 0], size * 0.06, bright)
    fillDisc(ctx, [0, 0], size * 0.036, wall)
    fillDisc(ctx, [size * 0.02, size * 0.2], size * 0.02, soft)
  } else {
    ctx.rotate(-0.9)
    for (const turn of [-0.7, 0, 0.7]) {
      ctx.save()
      ctx.rotate(turn)
      drawLeaf(ctx, size * (turn === 0 ? 0.15 : 0.11), [soft, wall])
      ctx.restore()
    }
    fillDisc(ctx, [-size * 0.03, 0], size * 0.018, bright)
  }
}
