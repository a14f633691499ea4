import { between } from '../../../base/chance.ts'
import type { Rgb } from '../../../base/colour.ts'
import { shadePixels } from '../pixels.ts'
import { labOf } from '../scheme.ts'
import type { Sheet } from '../sheet.ts'

/** Of a place: which way the stripes or fields count there, and how light falls on the form that they describe. */
type Warp = (x: number, y: number, out: { phase: number; light: number }) => void

/** Stripes and checks that bend so that the flat sheet swells, sinks and waves. */
export function paintOpArt(sheet: Sheet): void {
  const { stage, turn } = sheet
  const { frame } = stage
  const named =
    Object.keys(stage.recipe.reading.featureColours ?? {}).length > 0 || stage.recipe.reading.moods.length > 0
  const [dark, light] = named
    ? pickPair(sheet)
    : ([
        [22, 21, 26],
        [244, 241, 233],
      ] as const)
  const warp = ([bulge, waves, tunnel, cloth][turn] ?? bulge)(sheet)
  const spot = { phase: 0, light: 1 }
  const step = 0.27
  shadePixels(stage.picture, frame, (x, y, out) => {
    let share = 0
    let lit = 0
    for (let look = 0; look < 9; look++) {
      warp(x + ((look % 3) - 1) * step, y + (Math.floor(look / 3) - 1) * step, spot)
      if (spot.phase > 0) share++
      lit += spot.light
    }
    share /= 9
    lit /= 9
    for (let i = 0; i < 3; i++)
      out[i] = ((dark[i] ?? 0) * (1 - share) + (light[i] ?? 0) * share) * (share > 0.5 ? lit : 1 + (lit - 1) * 0.4)
  })
}

function pickPair({ scheme }: Sheet): readonly [Rgb, Rgb] {
  const sorted = [...scheme.colours.slice(0, 4), scheme.ground].sort((one, other) => labOf(one)[0] - labOf(other)[0])
  return [sorted[0] ?? [20, 20, 20], sorted.at(-1) ?? [240, 240, 240]]
}

/** A chequered cloth that a ball pushes out. */
function bulge({ stage: { frame }, random }: Sheet): Warp {
  const middle = { x: frame.width * between(random, 0.42, 0.58), y: frame.height * between(random, 0.42, 0.58) }
  const radius = frame.width * between(random, 0.36, 0.42)
  const side = frame.width / 17
  return (x, y, out) => {
    const [dx, dy] = [x - middle.x, y - middle.y]
    const away = Math.hypot(dx, dy) / radius
    const pull = away < 1 ? Math.asin(away) / (away * 1.5708) : 1
    const swell = away < 1 ? 0.62 + 0.38 * pull ** -1.2 * (pull < 1 ? pull : 1) : 1
    const factor = away < 1 ? (0.42 + 0.58 * away ** 1.6) * swell : 1
    const [u, v] = [(middle.x + dx * factor) / side, (middle.y + dy * factor) / side]
    out.phase = (Math.floor(u) + Math.floor(v)) % 2 === 0 ? 1 : -1
    const up = away < 1 ? Math.sqrt(1 - away * away) : 0
    out.light = away < 1 ? 0.74 + 0.26 * up - (dx + dy) / radius / 6 : 1 - Math.max(0, 1.25 - away) * 0.35
  }
}

/** Stripes over waves that run into each other. */
function waves({ stage: { frame }, random, noises: [one] }: Sheet): Warp {
  const off = random() * 60
  const gap = frame.height / 26
  return (x, y, out) => {
    const swell = one(x / 300 + off, y / 420) * 74 + Math.sin(x / 62 + one(y / 260, off) * 2.4) * 19
    const ahead = one((x + 4) / 300 + off, y / 420) * 74 + Math.sin((x + 4) / 62 + one(y / 260, off) * 2.4) * 19
    out.phase = Math.sin(((y + swell) / gap) * Math.PI)
    out.light = 1 - Math.max(-0.1, Math.min(0.42, (ahead - swell) * 0.055))
  }
}

/** Rings that lead into the depth and turn on the way. */
function tunnel({ stage: { frame }, random }: Sheet): Warp {
  const middle = { x: frame.width * between(random, 0.38, 0.62), y: frame.height * between(random, 0.38, 0.62) }
  const arms = 9
  const twist = between(random, 0.5, 1.1) * (random() < 0.5 ? -1 : 1)
  return (x, y, out) => {
    const away = Math.hypot(x - middle.x, y - middle.y) + 0.01
    const depth = Math.log(away / frame.width)
    const turn = Math.atan2(y - middle.y, x - middle.x)
    const ring = Math.floor(depth * 3.4)
    const spoke = Math.floor(((turn + depth * twist) / (Math.PI * 2)) * arms * 2)
    out.phase = (ring + spoke) % 2 === 0 ? 1 : -1
    out.light = Math.min(1, 0.2 + (away / frame.width) * 2.3)
  }
}

/** Rings around two eyes that meet. */
function cloth({ stage: { frame }, random, noises: [one] }: Sheet): Warp {
  const first = { x: frame.width * between(random, 0.2, 0.35), y: frame.height * between(random, 0.25, 0.4) }
  const second = { x: frame.width * between(random, 0.65, 0.8), y: frame.height * between(random, 0.6, 0.78) }
  return (x, y, out) => {
    const near = Math.hypot(x - first.x, y - first.y)
    const far = Math.hypot(x - second.x, y - second.y)
    const least = Math.min(near, far) + Math.sin((near - far) / 40) * 5
    const bend = one(x / 220, y / 220) * 34
    const width = 8.5 + least * 0.012
    out.phase = Math.sin(((least + bend) / width) * Math.PI)
    out.light = 0.86 + 0.14 * Math.cos((least + bend) / 58)
  }
}
