import { between, createRandom, deriveSeed } from '../base/chance.ts'
import { mixColours, toCss } from '../base/colour.ts'
import { createLayer, drawWhole, fillWhole, freeCanvas } from '../base/frame.ts'
import type { Actor } from './actor.ts'
import { hasLight, hasMood, type Stage } from './stage.ts'

const RAYS = 9

/** Light that is seen itself: rays from the sun, a spot in the dark, a glow over everything bright. */
export function paintShine(stage: Stage, actors: readonly Actor[]): void {
  const rays = rayStrength(stage)
  if (rays > 0) paintRays(stage, rays)
  const gloom = gloomOf(stage)
  if (gloom > 0) paintGloom(stage, actors, gloom)
  const glow = hasMood(stage, 'dreamy') ? 0.6 : hasMood(stage, 'romantic') ? 0.45 : hasLight(stage, 'sun') ? 0.3 : 0
  if (glow > 0) paintGlow(stage, glow)
}

function rayStrength(stage: Stage): number {
  const { setting, time } = stage.recipe.reading
  if (setting === 'space' || setting === 'moon') return 0
  const night = time === 'night' ? 0.4 : 1
  if (hasLight(stage, 'sun')) return 0.5 * night
  return hasMood(stage, 'epic') || hasLight(stage, 'dramatic') ? 0.5 * night : 0
}

/** Wedges of light that spread from the sun, far beyond the frame. */
function paintRays(stage: Stage, strength: number): void {
  const { layout, frame, palette, picture } = stage
  const { ctx } = picture
  const random = createRandom(deriveSeed(stage.recipe.layoutSeed, 'rays'))
  // A sun below or far beside the frame still sends its light in from above.
  const sun = { x: layout.sun.x, y: Math.min(layout.sun.y, frame.height * 0.3) }
  const reach = Math.hypot(frame.width, frame.height) * 1.2
  const tone = mixColours(palette.sun, palette.light, 0.3)
  const fade = ctx.createRadialGradient(sun.x, sun.y, 0, sun.x, sun.y, reach)
  fade.addColorStop(0, toCss(tone, strength))
  fade.addColorStop(0.45, toCss(tone, strength * 0.45))
  fade.addColorStop(1, toCss(tone, 0))
  const towards = Math.atan2(frame.height * 0.8 - sun.y, frame.width / 2 - sun.x)
  ctx.save()
  ctx.globalCompositeOperation = 'screen'
  ctx.filter = `blur(${(5 * frame.scale).toFixed(1)}px)`
  ctx.fillStyle = fade
  for (let ray = 0; ray < RAYS; ray++) {
    const turn = towards + ((ray + random()) / RAYS - 0.5) * 2.2
    const wide = between(random, 0.02, 0.075)
    ctx.globalAlpha = between(random, 0.45, 1)
    ctx.beginPath()
    ctx.moveTo(sun.x, sun.y)
    ctx.lineTo(sun.x + Math.cos(turn - wide) * reach, sun.y + Math.sin(turn - wide) * reach)
    ctx.lineTo(sun.x + Math.cos(turn + wide) * reach, sun.y + Math.sin(turn + wide) * reach)
    ctx.fill()
  }
  ctx.restore()
  ctx.filter = 'none'
}

function gloomOf(stage: Stage): number {
  const asked = hasLight(stage, 'dramatic')
    ? 0.72
    : hasLight(stage, 'moody') || hasMood(stage, 'mysterious', 'epic')
      ? 0.5
      : 0
  return Math.max(asked, stage.layout.gloom)
}

/** Darkness that leaves a pool of light around the subject. */
function paintGloom(stage: Stage, actors: readonly Actor[], strength: number): void {
  const { frame, layout, palette, picture } = stage
  const main = findMain(stage, actors)
  const tall = Math.min(frame.height * 0.8, main?.height ?? layout.subject)
  const x = Math.min(frame.width, Math.max(0, main?.x ?? layout.focus))
  const y = Math.max(frame.height * 0.25, (main?.y ?? layout.feet) - (main?.height ?? layout.subject) * 0.55)
  const reach = Math.hypot(frame.width, frame.height) * 0.62
  const pool = picture.ctx.createRadialGradient(x, y, Math.min(reach * 0.4, tall * 0.5), x, y, reach)
  const shade = mixColours(palette.shade, [0, 0, 0], 0.4)
  pool.addColorStop(0, toCss(shade, 0))
  pool.addColorStop(0.5, toCss(shade, strength * 0.7))
  pool.addColorStop(1, toCss(shade, Math.min(0.96, strength * 1.15)))
  picture.ctx.fillStyle = pool
  fillWhole(picture.ctx, frame)
}

function findMain({ recipe }: Stage, actors: readonly Actor[]): Actor | undefined {
  const first = recipe.reading.subjects.find(({ name }) => actors.some((actor) => actor.name === name))
  return actors.find(({ name }) => name === first?.name)
}

/** Bright places spread into what is around them. */
function paintGlow({ frame, picture }: Stage, strength: number): void {
  const copy = createLayer(frame)
  copy.ctx.filter = `blur(${(9 * frame.scale).toFixed(1)}px)`
  drawWhole(copy.ctx, frame, picture.canvas)
  picture.ctx.save()
  picture.ctx.globalCompositeOperation = 'screen'
  picture.ctx.globalAlpha = strength
  drawWhole(picture.ctx, frame, copy.canvas)
  picture.ctx.restore()
  freeCanvas(copy.canvas)
}
