import { between, createRandom, deriveSeed, type Random } from '../base/chance.ts'
import { mixColours, type Rgb, toCss } from '../base/colour.ts'
import { createLayer, drawWhole, freeCanvas, type Layer } from '../base/frame.ts'
import type { Setting } from '../recipe/recipe.ts'
import type { Stage } from './stage.ts'

const BUILT: readonly Setting[] = ['city', 'room', 'hall', 'library', 'kitchen', 'cafe', 'stage', 'market', 'cave']
const BARE: readonly Setting[] = [
  ...(['sea', 'beach', 'desert', 'moon', 'mars', 'canyon', 'volcano', 'snowfield', 'harbour', 'ruins'] as const),
]
/** Those with growth of their own at the edge, and those where nothing stands. */
const EMPTY: readonly Setting[] = [
  ...(['space', 'sky', 'underwater'] as const),
  ...(['jungle', 'lake', 'river', 'swamp', 'meadow', 'mountains', 'forest', 'waterfall'] as const),
]
const BLUR = 3.2
const LEAVES = 90

/** Something near and out of focus at the side that the subject leaves free: a trunk with leaves, a pillar, a rock. */
export function paintFringe(stage: Stage): void {
  const { recipe, layout, frame, picture } = stage
  const { setting } = recipe.reading
  if (!layout.framed || EMPTY.includes(setting)) return
  const random = createRandom(deriveSeed(recipe.sceneSeed ?? recipe.layoutSeed, 'fringe'))
  const side: 1 | -1 = layout.focus > frame.width / 2 ? -1 : 1
  const edge = side < 0 ? 0 : frame.width
  const layer = createLayer(frame)
  if (BARE.includes(setting)) drawRock(stage, layer, { edge, side, random })
  else drawPost(stage, layer, { edge, side, random, leafy: !BUILT.includes(setting) })
  picture.ctx.filter = `blur(${(BLUR * frame.scale).toFixed(2)}px)`
  drawWhole(picture.ctx, frame, layer.canvas)
  picture.ctx.filter = 'none'
  freeCanvas(layer.canvas)
}

interface Side {
  edge: number
  side: 1 | -1
  random: Random
}

function dark({ palette }: Stage, own: Rgb, share: number): string {
  return toCss(mixColours(own, palette.shade, share))
}

/** Stands from the lowest to the highest of what is seen, so that it goes on where the picture grows. */
function drawPost(stage: Stage, { ctx }: Layer, { edge, side, random, leafy }: Side & { leafy: boolean }): void {
  const { frame } = stage
  const { view } = frame
  const wide = frame.width * between(random, 0.045, 0.07)
  const own: Rgb = leafy ? [104, 80, 58] : [112, 104, 104]
  const bark = ctx.createLinearGradient(edge, 0, edge - side * wide, 0)
  bark.addColorStop(0, dark(stage, own, 0.78))
  bark.addColorStop(0.7, dark(stage, own, 0.5))
  bark.addColorStop(1, dark(stage, own, 0.66))
  ctx.fillStyle = bark
  ctx.beginPath()
  const inner = edge - side * wide
  ctx.moveTo(edge + side * wide, view.top - 20)
  ctx.lineTo(inner + side * wide * 0.25, view.top - 20)
  ctx.quadraticCurveTo(inner + side * wide * 0.3, frame.height * 0.5, inner, view.top + view.height + 20)
  ctx.lineTo(edge + side * wide, view.top + view.height + 20)
  ctx.fill()
  if (!leafy) return
  const greens: readonly Rgb[] = stage.recipe.reading.season === 'autumn' ? AUTUMN : GREENS
  for (let leaf = 0; leaf < LEAVES; leaf++) {
    const out = random() ** 1.5
    const x = edge - side * frame.width * (out * 0.44 - 0.06)
    const y = frame.height * (between(random, -0.05, 0.34) * (1.05 - out) ** 1.4)
    drawLeaf(ctx, random, { x, y, size: frame.width * between(random, 0.025, 0.05) }, () =>
      dark(stage, greens[leaf % greens.length] ?? [60, 80, 40], 0.3 + random() * 0.35),
    )
  }
}

const GREENS: readonly Rgb[] = [
  [72, 104, 48],
  [96, 128, 58],
  [54, 82, 44],
]
const AUTUMN: readonly Rgb[] = [
  [178, 96, 36],
  [200, 136, 48],
  [142, 62, 34],
]

function drawLeaf(
  ctx: Layer['ctx'],
  random: Random,
  { x, y, size }: { x: number; y: number; size: number },
  tone: () => string,
): void {
  ctx.fillStyle = tone()
  ctx.beginPath()
  ctx.ellipse(x, y, size, size * 0.45, random() * Math.PI, 0, Math.PI * 2)
  ctx.fill()
}

function drawRock(stage: Stage, { ctx }: Layer, { edge, side, random }: Side): void {
  const { frame } = stage
  const wide = frame.width * between(random, 0.3, 0.4)
  const tall = frame.height * between(random, 0.14, 0.2)
  ctx.fillStyle = dark(stage, [104, 92, 84], 0.62)
  ctx.beginPath()
  const bottom = frame.view.top + frame.view.height + 20
  ctx.moveTo(edge + side * wide, bottom)
  ctx.lineTo(edge + side * wide, frame.height - tall * 0.9)
  for (let step = 0; step <= 7; step++) {
    const along = step / 7
    const rough = 1 - along ** 1.6 + between(random, -0.09, 0.09)
    ctx.lineTo(edge - side * wide * along, frame.height - tall * Math.max(0, rough))
  }
  ctx.lineTo(edge - side * wide, bottom)
  ctx.fill()
}
