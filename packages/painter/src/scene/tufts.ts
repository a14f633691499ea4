import { between, createRandom, deriveSeed, pickOne, type Random } from '../chance.ts'
import { lightColour, mixColours, parseHex, type Rgb, toCss } from '../colour.ts'
import type { Actor } from './actor.ts'
import type { Land } from './land.ts'
import { hasFeature, isUnwanted, project, type Stage } from './stage.ts'

const PETALS = ['#e8524a', '#f4c542', '#f7f2ea', '#b06ad0', '#5a83e0', '#f08ab0'].map(parseHex)

/** Grass and flowers near the viewer, in rows from far to near; `from` and `to` are distances, so that figures can stand between. */
export function plantTufts(
  stage: Stage,
  land: Land,
  reach: { from: number; to: number; actors: readonly Actor[] },
): void {
  if (land.soil !== 'grass' || stage.recipe.reading.setting === 'sea') return
  if (isUnwanted(stage, 'grass')) return
  const random = createRandom(deriveSeed(stage.recipe.seed, `tufts${Math.round(reach.to * 10)}`))
  const { layout, frame } = stage
  const flowers = flowerShare(stage)
  const rows = 16
  for (let row = 0; row < rows; row++) {
    const z = reach.from * (reach.to / reach.from) ** (row / rows)
    const span = ((frame.width * 0.55) / layout.focal) * z
    for (let i = 0; i < 64; i++) {
      const x = between(random, -span, span)
      const depth = z * between(random, 0.95, 1.06)
      const clump = stage.grain(x * 0.7 + 20, depth * 0.7)
      if (clump < -0.2 + random() * 0.5) continue
      const ground = land.groundAt(x, depth)
      if (land.waterAt !== null && ground < land.waterAt(x, depth) + 0.03) continue
      const foot = project(layout, frame, { x, y: ground, z: depth })
      if (hidesActor(reach.actors, foot, depth, layout.focal / depth)) continue
      drawTuft(stage, random, foot, layout.focal / depth)
      if (random() < flowers) drawFlower(stage, random, foot, layout.focal / depth)
    }
  }
}

/** Grass may stand before a figure's feet, but not grow over it. */
function hidesActor(actors: readonly Actor[], foot: { x: number; y: number }, depth: number, unit: number): boolean {
  return actors.some(
    (actor) =>
      depth < actor.z &&
      Math.abs(actor.x - foot.x) < actor.width * 0.55 &&
      foot.y - unit * 0.1 < actor.y - actor.height * 0.07,
  )
}

/** Distance of the nearest figure that stands on the ground. */
export function nearestFoot(actors: readonly Actor[]): number {
  return Math.min(4, ...actors.filter((actor) => actor.footing === 'ground').map((actor) => actor.z))
}

function flowerShare(stage: Stage): number {
  if (isUnwanted(stage, 'flower', 'flowers')) return 0
  if (hasFeature(stage, 'flowers', 'flower')) return 0.7
  return stage.recipe.reading.setting === 'meadow' ? 0.3 : 0
}

function lit(stage: Stage, albedo: Rgb, share: number): Rgb {
  const { palette } = stage
  const full = mixColours(palette.ambient, [255, 255, 255], 0)
  return lightColour(albedo, mixColours(full, palette.light, share))
}

function drawTuft(stage: Stage, random: Random, foot: { x: number; y: number }, unit: number): void {
  const { ctx } = stage.picture
  const tall = unit * between(random, 0.05, 0.13)
  ctx.lineCap = 'round'
  for (let blade = 0; blade < 4; blade++) {
    const albedo = mixColours([70, 104, 44], [168, 176, 84], random())
    ctx.strokeStyle = toCss(lit(stage, albedo, between(random, 0.2, 0.8)))
    ctx.lineWidth = Math.max(0.6, tall * 0.09)
    const lean = between(random, -0.5, 0.5) * tall
    const x = foot.x + between(random, -0.3, 0.3) * tall
    ctx.beginPath()
    ctx.moveTo(x, foot.y + tall * 0.1)
    ctx.quadraticCurveTo(x + lean * 0.2, foot.y - tall * 0.6, x + lean, foot.y - tall)
    ctx.stroke()
  }
}

function drawFlower(stage: Stage, random: Random, foot: { x: number; y: number }, unit: number): void {
  const { ctx } = stage.picture
  const size = unit * between(random, 0.012, 0.024)
  const x = foot.x + between(random, -3, 3) * size
  const y = foot.y - unit * between(random, 0.05, 0.14)
  const petal = lit(stage, pickOne(PETALS, random), 0.85)
  for (let i = 0; i < 5; i++) {
    const turn = (i / 5) * Math.PI * 2
    ctx.fillStyle = toCss(i % 2 === 0 ? petal : mixColours(petal, stage.palette.light, 0.2))
    ctx.beginPath()
    ctx.ellipse(
      x + Math.cos(turn) * size * 0.7,
      y + Math.sin(turn) * size * 0.5,
      size * 0.62,
      size * 0.5,
      turn,
      0,
      Math.PI * 2,
    )
    ctx.fill()
  }
  ctx.fillStyle = toCss(lit(stage, [232, 186, 70], 0.8))
  ctx.beginPath()
  ctx.arc(x, y, size * 0.4, 0, Math.PI * 2)
  ctx.fill()
}
