import { between } from '../../../base/chance.ts'
import { smoothStep, sumOctaves } from '../../../base/noise.ts'
import { fromLab, type Lab } from '../../../look/oklab.ts'
import { shadePixels, type Shader } from '../pixels.ts'
import { createRamp, labOf, readRamp } from '../scheme.ts'
import type { Sheet } from '../sheet.ts'

/** Colours that run into each other: as lights in mist, folded like silk, in curtains, or around a glowing rim; with a fine grain. */
export function paintGradient(sheet: Sheet): void {
  const { stage, turn } = sheet
  const shader = [shadeMist, shadeFolds, shadeRim, shadeCurtains][turn] ?? shadeMist
  shadePixels(stage.picture, stage.frame, shader(sheet), turn % 2 === 0 ? 3 : 1)
}

interface Pool {
  x: number
  y: number
  reach: number
  lab: Lab
}

function shadeMist({ stage: { frame }, scheme, random, noises: [one, two] }: Sheet): Shader {
  const pools: Pool[] = [...scheme.colours.slice(0, 5), scheme.accent].map((colour, index) => ({
    x: frame.width * (0.5 + Math.cos(index * 2.4 + random()) * between(random, 0.12, 0.52)),
    y: frame.height * (0.5 + Math.sin(index * 2.4 + random()) * between(random, 0.12, 0.52)),
    reach: between(random, 0.24, 0.46) * (index === 5 ? 0.5 : 1),
    lab: labOf(colour),
  }))
  const base = labOf(scheme.ground)
  return (x, y, out) => {
    const u = x + one(x / 260, y / 260) * 90
    const v = y + two(x / 260, y / 260) * 90
    let [weight, l, a, b] = [0.05, base[0] * 0.05, base[1] * 0.05, base[2] * 0.05]
    for (const { x: px, y: py, reach, lab } of pools) {
      const away = Math.hypot((u - px) / frame.width, (v - py) / frame.height) / reach
      const share = Math.exp(-away * away)
      weight += share
      l += lab[0] * share
      a += lab[1] * share
      b += lab[2] * share
    }
    // Colours that are mixed get dull; this gives them back what they lose.
    out.set(fromLab([l / weight, (a / weight) * 1.35, (b / weight) * 1.35]))
  }
}

/** Cloth without a pattern: long folds whose one side is lit. */
function shadeFolds({ scheme, random, noises: [one, two] }: Sheet): Shader {
  const ramp = createRamp([scheme.ground, ...scheme.colours.slice(0, 4), scheme.accent])
  const angle = between(random, 0.25, 1.2)
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return (x, y, out) => {
    const u = (x * cos + y * sin) / 330
    const v = (y * cos - x * sin) / 330
    const bend = one(u * 0.55, v * 0.55)
    const fold = v * 2.1 + bend * 1.5 + two(u * 0.3, v * 0.3) * 0.5
    const wave = fold - Math.floor(fold)
    readRamp(ramp, 0.08 + wave * 0.62 + 0.26 * (0.5 + 0.5 * two(u * 0.8 + 5, v * 0.8)), out)
    const shadow = smoothStep(0, 0.18, wave) * 0.62 + 0.38
    const rim = smoothStep(0.8, 0.97, wave) * (1 - smoothStep(0.97, 1, wave)) * 46
    const edge = smoothStep(0.985, 1, wave)
    for (let i = 0; i < 3; i++) out[i] = ((out[i] ?? 0) * shadow + rim) * (1 - edge * 0.5)
  }
}

/** The rim of something round that glows before the dark, as of a world at dawn. */
function shadeRim({ stage: { frame }, scheme, random, noises: [one] }: Sheet): Shader {
  const deep = fromLab([0.13, labOf(scheme.colours[0] ?? scheme.ground)[1] * 0.3, -0.03])
  const glow = createRamp([deep, ...scheme.colours.slice(0, 3), scheme.accent, [255, 248, 236]])
  const side = random() < 0.5 ? -1 : 1
  const radius = between(random, 0.62, 0.8) * frame.width
  const middle = { x: frame.width * (0.5 + side * 0.12), y: frame.height * between(random, 1.0, 1.2) }
  return (x, y, out) => {
    const off = (Math.hypot(x - middle.x, y - middle.y) - radius) / frame.width
    const turn = Math.atan2(y - middle.y, x - middle.x)
    const strength = 0.66 + 0.34 * Math.cos((turn + 1.57 - side * 0.35) * 1.6)
    const outer = Math.exp(-Math.max(0, off) * 5.2)
    const inner = Math.exp(Math.min(0, off) * 17)
    const haze = one(x / 190, y / 190) * 0.05
    readRamp(glow, outer * inner * strength * 0.98 + haze * outer, out)
  }
}

/** Curtains of light that hang before a dark ground. */
function shadeCurtains({ stage: { frame }, scheme, random, noises: [one, two] }: Sheet): Shader {
  const ground = labOf(scheme.dark ? scheme.ground : fromLab([0.16, 0.005, -0.04]))
  const veils = [0, 1, 2, 3].map((index) => ({
    lab: labOf(scheme.colours[index % scheme.colours.length] ?? scheme.accent),
    foot: frame.height * (0.46 + index * 0.15 + between(random, -0.06, 0.06)),
    off: random() * 50,
    tall: frame.height * between(random, 0.3, 0.62),
  }))
  return (x, y, out) => {
    let [l, a, b] = [ground[0] * (0.75 + (0.5 * y) / frame.height), ground[1], ground[2]]
    for (const { lab, foot, off, tall } of veils) {
      const line = foot + sumOctaves(one, x / 260 + off, off, 3) * frame.height * 0.34
      const up = (line - y) / tall
      if (up < -0.12) continue
      const fade = up < 0 ? smoothStep(-0.12, 0, up) : Math.exp(-up * 2.3)
      const rays = 0.72 + 0.28 * two(x / 16 + off, y / 900) + 0.22 * two(x / 54, off)
      const share = fade * rays * 0.62
      l += (Math.max(lab[0], 0.62) - l) * share
      a += lab[1] * share * 1.15
      b += lab[2] * share * 1.15
    }
    out.set(fromLab([Math.min(0.97, l), a, b]))
  }
}
