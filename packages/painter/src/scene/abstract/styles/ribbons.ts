import type { SKRSContext2D } from '@napi-rs/canvas'
import { between, createRandom, deriveSeed, type Random } from '../../../base/chance.ts'
import { mixColours, type Rgb, toCss } from '../../../base/colour.ts'
import { createLayer, drawWhole, freeCanvas } from '../../../base/frame.ts'
import { sumOctaves } from '../../../base/noise.ts'
import { fromLab } from '../../../look/oklab.ts'
import { shadePixels, type Shader } from '../pixels.ts'
import { createRamp, labOf, readRamp } from '../scheme.ts'
import type { Sheet } from '../sheet.ts'

const STEPS = 72
const THREADS = 240

/** How a veil is woven: how many there are, how far its threads stray from each other, and how it turns. */
interface Weave {
  veils: number
  spread: number
  reach: number
  swirl: number
}

const SILK: readonly Weave[] = [
  { veils: 5, spread: 120, reach: 700, swirl: 1 },
  { veils: 6, spread: 90, reach: 760, swirl: 0.6 },
  { veils: 5, spread: 130, reach: 560, swirl: 1.3 },
  { veils: 6, spread: 100, reach: 720, swirl: 0.8 },
]
const SMOKE: readonly Weave[] = [
  { veils: 5, spread: 60, reach: 560, swirl: 2.2 },
  { veils: 4, spread: 90, reach: 620, swirl: 2.7 },
  { veils: 7, spread: 44, reach: 520, swirl: 1.9 },
  { veils: 4, spread: 120, reach: 640, swirl: 2.4 },
]

/** Veils of light, each of many threads that drift apart and cross, before the dark. */
export function paintSilk(sheet: Sheet): void {
  const { stage, scheme } = sheet
  const glow = scheme.colours.map((colour) => brighten(colour, 0.66))
  layDusk(sheet)
  const { ctx } = stage.picture
  ctx.save()
  ctx.globalCompositeOperation = 'lighter'
  weaveVeils(sheet, SILK[sheet.turn] ?? SILK[0], [...glow, brighten(scheme.accent, 0.8)], 0.16)
  ctx.restore()
}

/** Smoke before the dark, or ink that sinks through clear water: soft bodies, with finer threads where the light catches them. */
export function paintSmoke(sheet: Sheet): void {
  const { stage, scheme, turn } = sheet
  const named = stage.recipe.reading.featureColours?.['backdrop'] !== undefined
  const dark = named ? scheme.dark : turn % 2 === 1
  const colours = scheme.colours.map((colour) => (dark ? brighten(colour, 0.7) : deepen(colour, 0.46)))
  if (dark) layDusk(sheet)
  else layWater(sheet)
  for (const [blur, alpha] of [
    [3.6, 0.24],
    [0.7, 0.1],
  ] as const) {
    const veil = createLayer(stage.frame)
    veil.ctx.globalCompositeOperation = dark ? 'lighter' : 'source-over'
    weaveVeils({ ...sheet, stage: { ...stage, picture: veil } }, SMOKE[turn] ?? SMOKE[0], colours, alpha)
    const { ctx } = stage.picture
    ctx.save()
    ctx.globalCompositeOperation = dark ? 'screen' : 'multiply'
    ctx.filter = `blur(${(blur * stage.frame.scale).toFixed(2)}px)`
    drawWhole(ctx, stage.frame, veil.canvas)
    ctx.restore()
    freeCanvas(veil.canvas)
  }
}

/** Clear water before a bright wall. */
function layWater({ stage, scheme, noises: [one] }: Sheet): void {
  const tint = labOf(scheme.colours[0] ?? scheme.ground)
  const ramp = createRamp([
    fromLab([0.86, tint[1] * 0.12, tint[2] * 0.12]),
    fromLab([0.97, tint[1] * 0.04, tint[2] * 0.04]),
  ])
  const { frame } = stage
  const shader: Shader = (x, y, out) => {
    const away = Math.hypot(x / frame.width - 0.5, y / frame.height - 0.42)
    readRamp(ramp, 1.1 - away * 1.1 + one(x / 300, y / 300) * 0.15, out)
  }
  shadePixels(stage.picture, frame, shader, 3)
}

function brighten(colour: Rgb, least: number): Rgb {
  const [l, a, b] = labOf(colour)
  return fromLab([Math.max(l, least), a * 1.15, b * 1.15])
}

function deepen(colour: Rgb, most: number): Rgb {
  const [l, a, b] = labOf(colour)
  return fromLab([Math.min(l, most), a * 1.1, b * 1.1])
}

/** A dark that is nowhere the same: the ground's own colour, deeper towards the corners. */
function layDusk({ stage, scheme, noises: [one] }: Sheet): void {
  const own = scheme.dark ? labOf(scheme.ground) : labOf(scheme.colours[0] ?? scheme.ground)
  const ramp = createRamp([fromLab([0.07, own[1] * 0.3, own[2] * 0.4]), fromLab([0.24, own[1] * 0.5, own[2] * 0.6])])
  const { frame } = stage
  shadePixels(
    stage.picture,
    frame,
    (x, y, out) => {
      const away = Math.hypot(x / frame.width - 0.5, y / frame.height - 0.5)
      readRamp(ramp, 0.85 - away * 1.25 + sumOctaves(one, x / 240, y / 240, 2) * 0.4, out)
    },
    3,
  )
}

function weaveVeils(sheet: Sheet, weave: Weave | undefined, colours: readonly Rgb[], alpha: number): void {
  const { stage } = sheet
  if (weave === undefined) return
  const random = createRandom(deriveSeed(stage.recipe.layoutSeed, 'veils'))
  for (let veil = 0; veil < weave.veils; veil++) {
    const colour = colours[veil % colours.length] ?? [200, 200, 200]
    const other = colours[(veil + 1) % colours.length] ?? colour
    layVeil(stage.picture.ctx, sheet, { ...startVeil(sheet, random, veil / weave.veils), weave, colour, other, alpha })
  }
}

interface Veil {
  x: number
  y: number
  heading: number
  off: number
  weave: Weave
  colour: Rgb
  other: Rgb
  alpha: number
}

function startVeil({ stage: { frame }, turn }: Sheet, random: Random, share: number) {
  const off = random() * 90
  if (turn === 0) return { x: -30, y: frame.height * (0.2 + share * 0.7), heading: between(random, -0.5, 0.3), off }
  if (turn === 1)
    return {
      x: frame.width * between(random, 0.3, 0.7),
      y: frame.height + 20,
      heading: between(random, -1.8, -1.3),
      off,
    }
  if (turn === 2) {
    const around = share * Math.PI * 2
    const [x, y] = [frame.width * (0.5 + Math.cos(around) * 0.72), frame.height * (0.5 + Math.sin(around) * 0.72)]
    return { x, y, heading: around + Math.PI - 0.7, off }
  }
  return { x: frame.width * (0.08 + share * 0.9), y: -30, heading: between(random, 1.2, 1.9), off }
}

/** One veil: threads from one end to the other, each a little off the one before it. */
function layVeil(ctx: SKRSContext2D, { noises: [bend, part] }: Sheet, veil: Veil): void {
  const { weave, off, alpha } = veil
  const stride = weave.reach / STEPS
  ctx.lineWidth = 0.85
  ctx.lineCap = 'round'
  for (let thread = 0; thread < THREADS; thread++) {
    const share = thread / (THREADS - 1)
    const edge = 1 - Math.abs(share - 0.5) * 0.7
    ctx.strokeStyle = toCss(
      mixColours(veil.colour, veil.other, share),
      alpha * edge * (share < 0.01 || share > 0.99 ? 2.2 : 1),
    )
    ctx.beginPath()
    let { x, y, heading } = veil
    for (let step = 0; step < STEPS; step++) {
      const along = step / STEPS
      const wave = bend(along * 2.1 + off, share * 0.42 + off) + part(along * 4.2 - off, share * 0.9) * 0.4
      heading += (wave * weave.swirl * 5) / STEPS
      const apart =
        (share - 0.5) * weave.spread * (0.08 + Math.abs(part(along * 1.6 + off, off)) * 1.3) * (0.3 + along * 0.9)
      const px = x - Math.sin(heading) * apart
      const py = y + Math.cos(heading) * apart
      if (step === 0) ctx.moveTo(px, py)
      else ctx.lineTo(px, py)
      x += Math.cos(heading) * stride
      y += Math.sin(heading) * stride
    }
    ctx.stroke()
  }
}
