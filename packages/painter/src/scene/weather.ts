import { between, createRandom, deriveSeed, type Random } from '../chance.ts'
import { mixColours, toCss } from '../colour.ts'
import { hasMood, type Stage } from './stage.ts'

/** What falls or drifts between the viewer and the scene. */
export function paintWeather(stage: Stage): void {
  const { weather, setting } = stage.recipe.reading
  if (setting === 'moon' || setting === 'space' || setting === 'room') return
  const random = createRandom(deriveSeed(stage.recipe.seed, 'weather'))
  if (weather === 'snow') paintFlakes(stage, random)
  if (weather === 'rain') paintRain(stage, random, 1)
  if (weather === 'storm' || hasMood(stage, 'stormy')) paintStorm(stage, random)
  if (weather === 'fog' || hasMood(stage, 'misty')) paintMist(stage, random)
}

function paintFlakes(stage: Stage, random: Random): void {
  const { ctx } = stage.picture
  const { width, height } = stage.frame
  for (let i = 0; i < 330; i++) {
    const near = random() ** 2.4
    const size = 0.7 + near * 4.2
    ctx.fillStyle = toCss(mixColours(stage.palette.cloudLit, [255, 255, 255], 0.65), 0.45 + random() * 0.45)
    ctx.beginPath()
    ctx.ellipse(random() * width, random() * height, size * 0.9, size, random() * 3, 0, Math.PI * 2)
    ctx.fill()
  }
}

function paintRain(stage: Stage, random: Random, slant: number): void {
  const { ctx } = stage.picture
  const { width, height } = stage.frame
  const lean = -0.16 * slant
  const tone = mixColours(stage.palette.haze, [230, 240, 255], 0.6)
  ctx.lineCap = 'round'
  for (let i = 0; i < 520; i++) {
    const near = random() ** 2
    const length = 9 + near * 40
    const x = random() * (width + 60) - 10
    const y = random() * (height + 30) - 30
    ctx.strokeStyle = toCss(tone, 0.1 + near * 0.32)
    ctx.lineWidth = 0.5 + near * 1.1
    ctx.beginPath()
    ctx.moveTo(x, y)
    ctx.lineTo(x + length * lean, y + length)
    ctx.stroke()
  }
  if (stage.recipe.reading.setting === 'city') paintSplashes(stage, random)
}

/** Small crowns where drops hit the street. */
function paintSplashes(stage: Stage, random: Random): void {
  const { ctx } = stage.picture
  const { horizon } = stage.layout
  const drop = stage.frame.height - horizon
  for (let i = 0; i < 90; i++) {
    const near = random()
    const y = horizon + 14 + near * drop
    const x = random() * stage.frame.width
    const size = 1 + near * 4
    ctx.strokeStyle = toCss([225, 235, 255], 0.25 + near * 0.3)
    ctx.lineWidth = 0.7
    ctx.beginPath()
    ctx.ellipse(x, y, size * 1.8, size * 0.5, 0, 0, Math.PI * 2)
    ctx.stroke()
  }
}

function paintStorm(stage: Stage, random: Random): void {
  if (random() < 0.5) paintLightning(stage, random)
  paintRain(stage, random, 2.2)
}

/** A forked bolt in the sky, away from the light. */
function paintLightning(stage: Stage, random: Random): void {
  const { ctx } = stage.picture
  const { width } = stage.frame
  const { horizon, focus } = stage.layout
  const start = focus > width / 2 ? between(random, 0.1, 0.3) * width : between(random, 0.7, 0.9) * width
  ctx.save()
  ctx.globalCompositeOperation = 'screen'
  const flash = ctx.createRadialGradient(start, horizon * 0.2, 0, start, horizon * 0.2, width * 0.42)
  flash.addColorStop(0, 'rgba(190,205,255,0.5)')
  flash.addColorStop(1, 'rgba(190,205,255,0)')
  ctx.fillStyle = flash
  ctx.fillRect(0, 0, width, horizon)
  drawBolt(stage, random, { x: start, y: 0, end: horizon, width: 2.2 })
  ctx.restore()
}

function drawBolt(stage: Stage, random: Random, bolt: { x: number; y: number; end: number; width: number }): void {
  const { ctx } = stage.picture
  const points: { x: number; y: number }[] = []
  let { x, y } = bolt
  while (y < bolt.end) {
    points.push({ x, y })
    x += between(random, -11, 11)
    y += between(random, 6, 17)
  }
  for (const [wide, alpha] of [
    [5, 0.25],
    [1, 0.95],
  ] as const) {
    ctx.strokeStyle = toCss([226, 232, 255], alpha)
    ctx.lineWidth = bolt.width * wide
    ctx.beginPath()
    for (const point of points) ctx.lineTo(point.x, point.y)
    ctx.stroke()
  }
  const fork = points[Math.floor(points.length * 0.4)]
  if (fork && bolt.width > 1)
    drawBolt(stage, random, { x: fork.x, y: fork.y, end: bolt.end * 0.8, width: bolt.width * 0.5 })
}

/** Banks of mist that lie over the ground, thickest at the horizon. */
function paintMist(stage: Stage, random: Random): void {
  const { ctx } = stage.picture
  const { width, height } = stage.frame
  const { horizon } = stage.layout
  const tone = mixColours(stage.palette.haze, stage.palette.skyLow, 0.4)
  for (let bank = 0; bank < 26; bank++) {
    const y = horizon + (random() + random() - 0.95) * height * 0.16
    const x = random() * width
    const wide = between(random, 90, 220)
    const tall = between(random, 7, 24)
    ctx.save()
    ctx.translate(x, y)
    ctx.scale(wide, tall)
    const soft = ctx.createRadialGradient(0, 0, 0, 0, 0, 1)
    soft.addColorStop(0, toCss(tone, between(random, 0.1, 0.34)))
    soft.addColorStop(1, toCss(tone, 0))
    ctx.fillStyle = soft
    ctx.fillRect(-1, -1, 2, 2)
    ctx.restore()
  }
}
