import { between, pickOne, type Random } from '../../../base/chance.ts'
import type { Frame } from '../../../base/frame.ts'
import { type Shader, shadePixels } from '../pixels.ts'
import type { Sheet } from '../sheet.ts'

/** What is done to the bath: a drop of colour spreads and pushes the others away, or a comb is drawn through them. */
type Act =
  | { kind: 'drop'; x: number; y: number; radius: number; colour: number }
  | { kind: 'comb'; angle: number; gap: number; pull: number; at: number; soft: number }
  | { kind: 'whirl'; x: number; y: number; pull: number; reach: number }
  | { kind: 'wave'; angle: number; gap: number; pull: number; at: number }

/** Colours that float on water, are combed, and are lifted off with paper: worked out backwards from where each pixel came from. */
export function paintMarbling(sheet: Sheet): void {
  const { stage, scheme, random, turn, noises } = sheet
  const colours = [scheme.ground, ...scheme.colours.slice(0, 5), scheme.accent]
  const acts = [...dropColours(stage.frame, random, colours.length), ...combBath(stage.frame, random, turn)]
  const [speckle, cloud] = noises
  const bath = mixBath(acts)
  const shader: Shader = (x, y, out) => {
    // Four looks at each pixel, or the edges would be stairs.
    let [red, green, blue] = [0, 0, 0]
    for (let look = 0; look < 4; look++) {
      const colour = colours[bath(x + (look % 2) * 0.34 - 0.17, y + (look >> 1) * 0.34 - 0.17)] ?? scheme.ground
      red += colour[0]
      green += colour[1]
      blue += colour[2]
    }
    const thin = 1 + cloud(x / 70, y / 70) * 0.05 + speckle(x / 2.6, y / 2.6) * 0.028
    out[0] = (red / 4) * thin
    out[1] = (green / 4) * thin
    out[2] = (blue / 4) * thin
  }
  shadePixels(stage.picture, stage.frame, shader)
}

const ACROSS = 6
const DROPS = 64

function dropColours({ width, height }: Frame, random: Random, colours: number): Act[] {
  // Evenly over the bath and beyond it, then ring in ring where a few of them fell.
  const centres = Array.from({ length: ACROSS * ACROSS }, (_, cell) => ({
    x: ((((cell * 7) % (ACROSS * ACROSS)) % ACROSS) - 0.5 + random()) * (width / (ACROSS - 1)),
    y: (Math.floor(((cell * 7) % (ACROSS * ACROSS)) / ACROSS) - 0.5 + random()) * (height / (ACROSS - 1)),
  }))
  return Array.from({ length: DROPS }, (_, index): Act => {
    const centre = index < centres.length ? (centres[index] ?? { x: 0, y: 0 }) : pickOne(centres, random)
    const spread = index < centres.length ? 0 : 14
    return {
      kind: 'drop',
      x: centre.x + between(random, -spread, spread),
      y: centre.y + between(random, -spread, spread),
      radius: between(random, 34, index < centres.length ? 86 : 56),
      colour: (index * 5 + Math.floor(random() * 2)) % colours,
    }
  })
}

/** Stones as they fell, combed straight, combed both ways, and whirled. */
function combBath({ width, height }: Frame, random: Random, turn: number): Act[] {
  const angle = between(random, -0.3, 0.3)
  const comb = (more: number, pull: number, gap: number): Act => ({
    kind: 'comb',
    angle: angle + more,
    gap,
    pull,
    at: random() * gap,
    soft: 9,
  })
  const wave = (pull: number): Act => ({ kind: 'wave', angle: angle + 0.8, gap: 150, pull, at: random() * 6 })
  const whirl = (): Act => ({
    kind: 'whirl',
    x: between(random, 0.2, 0.8) * width,
    y: between(random, 0.2, 0.8) * height,
    pull: (random() < 0.5 ? -1 : 1) * between(random, 1.6, 3.2),
    reach: between(random, 60, 120),
  })
  if (turn === 0) return [wave(26), whirl(), whirl(), wave(18)]
  if (turn === 1) return [comb(0, 90, 84), comb(Math.PI, 90, 84), comb(1.57, 60, 34)]
  if (turn === 2) return [wave(44), comb(0.4, 120, 130), whirl(), whirl(), whirl()]
  return [comb(1.57, 140, 62), comb(0, 46, 26), wave(16)]
}

/** Number of the colour that lies at a place. */
function mixBath(acts: readonly Act[]): (x: number, y: number) => number {
  const backwards = [...acts].reverse()
  const place = { x: 0, y: 0 }
  return (x, y) => {
    place.x = x
    place.y = y
    for (const act of backwards) {
      if (act.kind !== 'drop') undo(act, place)
      else if (takeBack(act, place)) return act.colour
    }
    return 0
  }
}

/** Where it was before the drop fell. @returns whether the place is inside it */
function takeBack(drop: Extract<Act, { kind: 'drop' }>, place: { x: number; y: number }): boolean {
  const dx = place.x - drop.x
  const dy = place.y - drop.y
  const away = dx * dx + dy * dy
  const inside = drop.radius * drop.radius
  if (away < inside) return true
  const shrink = Math.sqrt(1 - inside / away)
  place.x = drop.x + dx * shrink
  place.y = drop.y + dy * shrink
  return false
}

function undo(act: Exclude<Act, { kind: 'drop' }>, place: { x: number; y: number }): void {
  if (act.kind === 'whirl') {
    const dx = place.x - act.x
    const dy = place.y - act.y
    const turn = -act.pull * Math.exp(-Math.hypot(dx, dy) / act.reach)
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
    place.x = act.x + dx * cos - dy * sin
    place.y = act.y + dx * sin + dy * cos
    return
  }
  const [cos, sin] = [Math.cos(act.angle), Math.sin(act.angle)]
  const across = place.y * cos - place.x * sin
  let shift = 0
  if (act.kind === 'wave') shift = Math.sin((across / act.gap) * Math.PI * 2 + act.at) * act.pull
  else {
    const near = Math.abs(((((across + act.at) % act.gap) + act.gap) % act.gap) - act.gap / 2)
    shift = act.pull * Math.exp(-near / act.soft)
  }
  place.x -= shift * cos
  place.y -= shift * sin
}
