import { createCanvas } from '@napi-rs/canvas'
import { between, createRandom, deriveSeed, pickOne } from '../../../base/chance.ts'
import { mixColours, toCss } from '../../../base/colour.ts'
import { drawWhole, freeCanvas } from '../../../base/frame.ts'
import type { Land } from '../../land.ts'
import type { Stage } from '../../stage.ts'
import { type Mason, masonOutdoors, placeOf, unitAt } from '../kit/mason.ts'
import { feetDistance } from '../measure.ts'
import type { Thing } from '../thing.ts'
import { CORALS, type Growth, growCoral, growKelp } from './corals.ts'

/** The surface from below: a net of light that closes towards the horizon, and rays that fall through it. */
export function paintSurface(stage: Stage): void {
  const { frame, layout, picture, form, grain, palette } = stage
  const columns = Math.ceil(frame.widthPx / 2)
  const rows = Math.ceil(frame.heightPx / 2)
  const small = createCanvas(columns, rows)
  const ctx = small.getContext('2d')
  const image = ctx.createImageData(columns, rows)
  for (let row = 0; row < rows; row++) {
    const y = frame.view.top + ((row + 0.5) / rows) * frame.view.height
    const lift = (layout.horizon - y) / frame.height
    if (lift < 0.02) break
    const z = 1.1 / lift
    for (let column = 0; column < columns; column++) {
      const x =
        ((frame.view.left + ((column + 0.5) / columns) * frame.view.width - frame.width / 2) / frame.height) * z * 1.2
      const bend = grain(x * 0.6, z * 0.6) * 0.5
      const net =
        (1 - Math.abs(form(x * 1.3 + bend, z * 1.3))) ** 6 + (1 - Math.abs(grain(x * 1.1, z * 1.5 + bend))) ** 7
      const at = (row * columns + column) * 4
      for (const channel of [0, 1, 2] as const) image.data[at + channel] = palette.sun[channel]
      image.data[at + 3] = Math.min(150, net * 120) * Math.exp(-z * 0.16)
    }
  }
  ctx.putImageData(image, 0, 0)
  drawWhole(picture.ctx, frame, small)
  freeCanvas(small)
}

/** Slanting rays from the surface, broad and soft. */
export function paintRays(stage: Stage): void {
  const { frame, layout, picture, palette } = stage
  const { ctx } = picture
  const { view } = frame
  const random = createRandom(deriveSeed(stage.sceneSeed, 'rays'))
  ctx.save()
  ctx.globalCompositeOperation = 'screen'
  ctx.filter = `blur(${(5 * frame.scale).toFixed(1)}px)`
  for (let ray = 0; ray < 9; ray++) {
    const x = layout.sun.x + between(random, -0.6, 0.6) * frame.width
    const lean = (x - layout.sun.x) * 0.7 + between(random, -30, 30)
    const wide = between(random, 8, 34)
    const end = frame.height * between(random, 0.7, 1.05)
    const fade = ctx.createLinearGradient(0, Math.min(0, view.top), 0, end)
    fade.addColorStop(0, toCss(palette.sun, between(random, 0.16, 0.34)))
    fade.addColorStop(1, toCss(palette.sun, 0))
    ctx.fillStyle = fade
    ctx.beginPath()
    ctx.moveTo(x - wide * 0.5, view.top - 20)
    ctx.lineTo(x + wide * 0.5, view.top - 20)
    ctx.lineTo(x + lean + wide * 1.6, end)
    ctx.lineTo(x + lean - wide * 1.6, end)
    ctx.fill()
  }
  ctx.restore()
  ctx.filter = 'none'
}

/** Corals in beds, kelp at the sides, schools of small fish, bubbles. */
export function furnishSeabed(stage: Stage, land: Land): Thing[] {
  const mason = masonOutdoors(stage)
  const random = createRandom(deriveSeed(stage.sceneSeed, 'seabed'))
  const reach = (z: number) => ((stage.frame.view.width * 0.55) / stage.layout.focal) * z
  const things: Thing[] = []
  const nearest = Math.max(1.35, feetDistance(stage) * 0.62)
  for (let i = 0; i < 74; i++) {
    const z = nearest * (11 / nearest) ** random()
    const x = between(random, -1, 1) * reach(z)
    if (stage.form(x * 0.35 + 30, z * 0.35) < -0.15) continue
    const seed = Math.floor(random() * 1e9)
    const size = between(random, 0.16, 0.42)
    things.push({ x, z, radius: 0, draw: () => growCoral(mason, { x, y: land.groundAt(x, z), z, size, seed }) })
  }
  const clear = feetDistance(stage) * 1.25
  for (let i = 0; i < 24; i++) {
    const z = clear * (13 / clear) ** random()
    const side = random() < 0.5 ? -1 : 1
    const x = side * reach(z) * between(random, 0.55, 1)
    const high = between(random, 0.8, 2)
    const seed = Math.floor(random() * 1e9)
    things.push({ x, z, radius: 0, draw: () => growKelp(mason, { x, y: land.groundAt(x, z), z, size: high, seed }) })
  }
  for (let school = 0; school < 3; school++) {
    const z = between(random, 7, 12)
    const at = {
      x: between(random, -0.8, 0.8) * reach(z),
      y: between(random, 1.2, 3.4),
      z,
      size: 1,
      seed: Math.floor(random() * 1e9),
    }
    things.push({ x: at.x, z, radius: 0, draw: () => swimSchool(mason, at) })
  }
  return things
}

function swimSchool(mason: Mason, { x, y, z, seed }: Growth): void {
  const random = createRandom(seed)
  const { ctx } = mason.stage.picture
  const tone = pickOne([...CORALS, [210, 222, 230], [255, 224, 120]] as const, random)
  const way = mason.stage.layout.facing
  for (let fish = 0; fish < 18; fish++) {
    const at = placeOf(mason, [x + between(random, -1.6, 1.6), y + between(random, -0.5, 0.5), z])
    const size = unitAt(mason, z) * between(random, 0.06, 0.1)
    ctx.fillStyle = toCss(mason.air(mason.light(tone, [0, 0.6, -0.6]), at.x, z * 0.7))
    ctx.beginPath()
    ctx.ellipse(at.x, at.y, size, size * 0.4, 0, 0, 7)
    ctx.moveTo(at.x - way * size * 0.8, at.y)
    ctx.lineTo(at.x - way * size * 1.6, at.y - size * 0.45)
    ctx.lineTo(at.x - way * size * 1.6, at.y + size * 0.45)
    ctx.fill()
  }
}

/** Columns of bubbles, before everything. */
export function paintBubbles(stage: Stage): void {
  const { frame, picture, palette } = stage
  const { ctx } = picture
  const random = createRandom(deriveSeed(stage.recipe.seed, 'bubbles'))
  for (let column = 0; column < 6; column++) {
    const foot = { x: random() * frame.width, y: frame.height * between(random, 0.6, 1) }
    for (let bubble = 0; bubble < 9; bubble++) {
      const size = between(random, 0.8, 3.6)
      const x = foot.x + between(random, -9, 9)
      const y = foot.y - bubble * between(random, 12, 26)
      ctx.strokeStyle = toCss(mixColours(palette.sun, [255, 255, 255], 0.4), 0.65)
      ctx.lineWidth = 0.6
      ctx.beginPath()
      ctx.arc(x, y, size, 0, 7)
      ctx.stroke()
      ctx.fillStyle = toCss([255, 255, 255], 0.5)
      ctx.beginPath()
      ctx.arc(x - size * 0.3, y - size * 0.3, size * 0.28, 0, 7)
      ctx.fill()
    }
  }
}
