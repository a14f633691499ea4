import { between, pickOne, type Random } from '../../base/chance.ts'
import { mixColours, parseHex, type Rgb, toCss } from '../../base/colour.ts'
import type { Stage } from '../stage.ts'

const FACES = ['#e0b070', '#c8785c', '#7aa4d8', '#b48cd0', '#d8c89a'].map(parseHex)
const DARK: Rgb = [10, 12, 28]
const BANDS = 26

/** A gas giant with bands and a ring, lit from the side that the scene is lit from. */
export function paintPlanet(stage: Stage, random: Random): void {
  const { frame, layout, recipe } = stage
  const inSpace = recipe.reading.setting === 'space'
  const radius =
    Math.min(frame.width, frame.height) * (inSpace ? between(random, 0.2, 0.27) : between(random, 0.12, 0.17))
  const named = recipe.reading.featureColours?.['planet']
  const planet: Planet = {
    x: frame.width * between(random, 0.3, 0.7),
    y: inSpace
      ? frame.height * between(random, 0.38, 0.56)
      : Math.max(radius * 1.2, layout.horizon * between(random, 0.3, 0.5)),
    radius,
    face: named === undefined ? pickOne(FACES, random) : parseHex(named),
    tilt: between(random, -0.5, 0.5),
  }
  paintRing(stage, planet, 'behind')
  paintBall(stage, planet)
  paintRing(stage, planet, 'before')
}

interface Planet {
  x: number
  y: number
  radius: number
  face: Rgb
  /** Of its axis, in radians. */
  tilt: number
}

function paintBall({ picture: { ctx }, layout, grain }: Stage, { x, y, radius, face, tilt }: Planet): void {
  ctx.save()
  ctx.beginPath()
  ctx.arc(x, y, radius, 0, Math.PI * 2)
  ctx.clip()
  ctx.translate(x, y)
  ctx.rotate(tilt)
  for (let band = 0; band < BANDS; band++) {
    const tone = grain(band * 0.47, 3.1)
    ctx.fillStyle = toCss(mixColours(face, tone > 0 ? [255, 244, 226] : DARK, Math.abs(tone) * 0.5))
    const top = -radius + (band / BANDS) * radius * 2
    ctx.beginPath()
    ctx.moveTo(-radius, top)
    for (let step = 0; step <= 24; step++) {
      const along = -radius + (step / 24) * radius * 2
      ctx.lineTo(along, top + grain(along / 24, band * 2.3) * radius * 0.035)
    }
    ctx.lineTo(radius, radius)
    ctx.lineTo(-radius, radius)
    ctx.fill()
  }
  ctx.restore()
  const side = layout.sun.x < x ? -1 : 1
  const night = ctx.createRadialGradient(x + side * radius * 0.5, y - radius * 0.4, radius * 0.3, x, y, radius * 1.04)
  night.addColorStop(0, 'rgba(255,255,255,0.2)')
  night.addColorStop(0.35, toCss(DARK, 0.1))
  night.addColorStop(0.7, toCss(DARK, 0.62))
  night.addColorStop(1, toCss(DARK, 0.94))
  ctx.fillStyle = night
  ctx.beginPath()
  ctx.arc(x, y, radius + 0.5, 0, Math.PI * 2)
  ctx.fill()
}

function paintRing({ picture: { ctx } }: Stage, { x, y, radius, face, tilt }: Planet, part: 'behind' | 'before'): void {
  ctx.save()
  ctx.translate(x, y)
  ctx.rotate(tilt)
  const [from, to] = part === 'behind' ? [Math.PI, Math.PI * 2] : [0, Math.PI]
  for (let ring = 0; ring < 22; ring++) {
    const out = radius * (1.32 + ring * 0.042)
    const gap = ring === 13 || ring === 14
    ctx.strokeStyle = toCss(mixColours(face, [255, 246, 230], 0.35 + 0.3 * Math.sin(ring * 1.9)), gap ? 0.06 : 0.62)
    ctx.lineWidth = radius * 0.044
    ctx.beginPath()
    ctx.ellipse(0, 0, out, out * 0.26, 0, from, to)
    ctx.stroke()
  }
  ctx.restore()
}
