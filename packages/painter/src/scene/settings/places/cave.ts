import { createRandom, deriveSeed } from '../../../base/chance.ts'
import { lightColour, mixColours, parseHex, type Rgb } from '../../../base/colour.ts'
import { placeAt } from '../../../base/frame.ts'
import { smoothStep, sumOctaves } from '../../../base/noise.ts'
import type { Stage } from '../../stage.ts'
import { bloom, type Mason, masonIndoors, toWorld } from '../kit/mason.ts'
import { raiseRound } from '../kit/solids.ts'
import { paintSmoke } from '../kit/vapour.ts'
import { feetDistance, measurePerson } from '../measure.ts'

const ROCK = parseHex('#8d7866')
const PALE = parseHex('#c4b094')
const FLOOR = parseHex('#9c8a74')

/** A bent vault of rock; lengths in world units. */
interface Vault {
  /** How far its axis turns aside per unit of distance. */
  lean: number
  middle: number
  wide: number
  high: number
  /** Where it opens. */
  mouth: number
}

interface Hit {
  z: number
  /** Where on the round of the wall. */
  turn: number
  kind: 'wall' | 'floor' | 'outside'
}

/** A dark vault that opens to the light: walls, wet floor, hanging stone, and fire by night. */
export function paintCave(stage: Stage): void {
  const vault = planVault(stage)
  paintRock(stage, vault)
  const mason = masonInCave(stage, vault)
  hangStones(mason, vault)
  shineIn(stage, mason, vault)
}

function planVault(stage: Stage): Vault {
  const person = measurePerson(stage)
  const side = stage.layout.focus > stage.frame.width / 2 ? -1 : 1
  const mouth = Math.max(feetDistance(stage) * 2.6, person * 9)
  return {
    lean: side * 0.1,
    middle: person * 1.25,
    wide: Math.max(1.2, person * 2.5),
    high: Math.max(1.1, person * 1.9),
    mouth,
  }
}

/** Follows the eye's ray to wall, floor or open air. */
function castRay({ form, layout, frame }: Stage, vault: Vault, at: { x: number; y: number }): Hit {
  const dx = (at.x - frame.width / 2) / layout.focal - vault.lean
  const dy = (layout.horizon - at.y) / layout.focal
  const c = (1 - vault.middle) / vault.high
  const turn = Math.atan2(dy / vault.high, dx / vault.wide)
  let z = 0
  let grow = 1
  for (let step = 0; step < 2; step++) {
    const a = (dx / vault.wide) ** 2 + (dy / vault.high) ** 2
    const b = (2 * dy * c) / vault.high
    z = (-b + Math.sqrt(Math.max(0, b * b + 4 * a * (grow * grow - c * c)))) / (2 * a + 1e-6)
    const near = Math.min(z, vault.mouth * 1.6)
    grow = 1 + 0.36 * sumOctaves(form, Math.cos(turn) * 2.1 + near * 0.12, Math.sin(turn) * 2.1 + near * 0.23, 4)
  }
  const floor = dy < -0.001 ? -1 / dy : Number.POSITIVE_INFINITY
  const first = Math.min(z, floor)
  if (first > vault.mouth) return { z: first, turn, kind: 'outside' }
  return { z: first, turn, kind: floor < z ? 'floor' : 'wall' }
}

function paintRock(stage: Stage, vault: Vault): void {
  const { frame, picture, layout } = stage
  const image = picture.ctx.getImageData(0, 0, frame.widthPx, frame.heightPx)
  const tone = createRockTone(stage, vault)
  const outside = createOutside(stage)
  for (let row = 0; row < frame.heightPx; row++) {
    for (let column = 0; column < frame.widthPx; column++) {
      const at = placeAt(frame, column + 0.5, row + 0.5)
      const hit = castRay(stage, vault, at)
      const to = (row * frame.widthPx + column) * 4
      if (hit.kind === 'outside' && at.y < layout.horizon - ridgeAt(stage, at.x)) continue
      const colour = hit.kind === 'outside' ? outside(at) : tone(hit, at)
      image.data[to] = colour[0]
      image.data[to + 1] = colour[1]
      image.data[to + 2] = colour[2]
      image.data[to + 3] = 255
    }
  }
  mirrorPools(stage, vault, image.data)
  picture.ctx.putImageData(image, 0, 0)
}

/** Height of far woods over the horizon, in units. */
function ridgeAt({ grain }: Stage, x: number): number {
  return 5 + 6 * grain(x * 0.012, 3) + 2 * grain(x * 0.12, 7)
}

/** Meadow and far woods before the mouth. */
function createOutside({ palette, layout, frame, grain }: Stage): (at: { x: number; y: number }) => Rgb {
  const light = mixColours(palette.ambient, palette.light, 0.55)
  const grass = lightColour([136, 160, 84], light)
  const wood = mixColours(lightColour([72, 104, 66], light), palette.haze, 0.4)
  return ({ x, y }) => {
    const near = smoothStep(0, 0.16, (y - layout.horizon) / frame.height)
    if (near === 0) return wood
    return mixColours(mixColours(wood, grass, 0.6), grass, near + grain(x * 0.03, y * 0.12) * 0.4)
  }
}

/** Rock is lit from the mouth: the deeper inside, the darker and the cooler. */
function createRockTone(stage: Stage, vault: Vault): (hit: Hit, at: { x: number; y: number }) => Rgb {
  const { form, grain, palette, layout, frame } = stage
  const night = stage.recipe.reading.time === 'night'
  const glow = mixColours(palette.light, palette.skyLow, 0.4)
  const dark = mixColours(palette.shade, [34, 28, 34], 0.6)
  // Two slices through the noise, so that the round has no seam.
  const rough = (turn: number, far: number, off: number) =>
    0.5 * sumOctaves(grain, Math.cos(turn) * 2.6 + off, far, 4) +
    0.5 * sumOctaves(grain, Math.sin(turn) * 2.6 + 9 + off, far + off, 4)
  return ({ z, turn, kind }, at) => {
    const inside = Math.min(1, z / vault.mouth) ** 0.95
    // By the logarithm of the distance, or near rock would be drawn out into streaks.
    const far = Math.log(Math.max(0.3, z)) * 2.6
    const x = ((at.x - frame.width / 2) * z) / layout.focal
    const fine = kind === 'floor' ? sumOctaves(grain, x * 1.4, z * 1.4, 4) : rough(turn, far, 0)
    const turned = kind === 'floor' ? sumOctaves(grain, x * 1.4, z * 1.4 + 0.12, 3) : rough(turn, far, 0.1)
    const bump = Math.max(-1, Math.min(1, (fine - turned) * 4.4))
    const layer = kind === 'wall' ? 0.5 + 0.5 * form(3, Math.sin(turn) * 5 + fine) : 0.4
    const albedo = kind === 'floor' ? FLOOR : mixColours(ROCK, PALE, layer * 0.6)
    const direct = inside * (kind === 'floor' ? 1 : 0.75) * (0.62 + 0.55 * bump)
    const near = 0.2 + 0.1 * fine + 0.12 * bump
    const lit = (channel: 0 | 1 | 2) =>
      (albedo[channel] *
        (dark[channel] * 0.5 +
          palette.ambient[channel] * near * (night ? 0.7 : 1) +
          glow[channel] * Math.max(0, direct))) /
      255
    const seam = smoothStep(0.24, 0.4, Math.abs(fine)) * 0.35
    return mixColours([lit(0), lit(1), lit(2)], dark, seam * (1 - inside))
  }
}

/** Pools on the floor hold the light of the mouth. */
function mirrorPools(stage: Stage, vault: Vault, pixels: Uint8ClampedArray): void {
  const { frame, layout, form, grain } = stage
  for (let row = 0; row < frame.heightPx; row++) {
    const { y } = placeAt(frame, 0, row + 0.5)
    if (y < layout.horizon + 4) continue
    const z = layout.focal / (y - layout.horizon)
    if (z > vault.mouth) continue
    for (let column = 0; column < frame.widthPx; column++) {
      const x = ((placeAt(frame, column + 0.5, 0).x - frame.width / 2) * z) / layout.focal
      const pool = smoothStep(
        0.02,
        0.2,
        sumOctaves(form, x * 0.42 + 4, z * 0.4, 2) - Math.abs(x - vault.lean * z) * 0.05,
      )
      if (pool === 0 || castRay(stage, vault, placeAt(frame, column + 0.5, row + 0.5)).kind !== 'floor') continue
      const shift = grain(x * 3, z * 5) * 5
      const from = Math.round((2 * layout.horizon - y + shift - frame.view.top) * frame.scale)
      const source = (Math.min(frame.heightPx - 1, Math.max(0, from)) * frame.widthPx + column) * 4
      const at = (row * frame.widthPx + column) * 4
      for (const channel of [0, 1, 2]) {
        pixels[at + channel] =
          (pixels[at + channel] ?? 0) * (1 - pool * 0.75) + (pixels[source + channel] ?? 0) * pool * 0.72
      }
    }
  }
}

function masonInCave(stage: Stage, vault: Vault): Mason {
  const mason = masonIndoors(stage)
  const dark = mixColours(stage.palette.shade, [40, 32, 34], 0.6)
  return { ...mason, air: (colour, _x, z) => mixColours(dark, colour, 0.3 + 0.4 * Math.min(1, z / vault.mouth)) }
}

/** Stalactites from the vault, a few stalagmites beside the way. */
function hangStones(mason: Mason, vault: Vault): void {
  const { stage } = mason
  const random = createRandom(deriveSeed(stage.sceneSeed, 'cave'))
  const person = measurePerson(stage)
  const stones = Array.from({ length: 46 }, () => ({
    z: vault.mouth * (0.16 + 0.8 * random()),
    across: random() * 2 - 1,
    size: random(),
    down: random() < 0.72,
  }))
  for (const { z, across, size, down } of stones.sort((a, b) => b.z - a.z)) {
    const edge = down ? across * 0.85 : Math.sign(across) * (0.62 + 0.3 * Math.abs(across))
    const x = vault.lean * z + edge * vault.wide
    const top = vault.middle + vault.high * Math.sqrt(Math.max(0.05, 1 - edge * edge)) * 1.06
    const long = person * (0.3 + size * (down ? 1.1 : 0.7)) * (down ? 1 : 0.8)
    const thick = person * (0.05 + size * 0.08)
    const site = { x, y: 0, z, scale: 1 }
    if (down)
      raiseRound(mason, site, {
        at: [0, top - long, 0],
        height: long + person * 0.4,
        below: 0,
        above: thick * 1.3,
        albedo: ROCK,
        sides: 9,
      })
    else
      raiseRound(mason, site, {
        at: [0, -0.05, 0],
        height: long,
        below: thick * 1.5,
        above: thick * 0.15,
        albedo: ROCK,
        sides: 9,
      })
  }
}

/** Day falls in as a broad shaft; by night torches burn at the walls. */
function shineIn(stage: Stage, mason: Mason, vault: Vault): void {
  const middle = [vault.lean * vault.mouth, vault.middle, vault.mouth] as const
  const reach = vault.wide * 2.4
  if (!mason.night)
    return bloom(mason, middle, reach, { colour: mixColours(stage.palette.light, [255, 255, 255], 0.3), strength: 0.5 })
  const person = measurePerson(stage)
  for (const [side, away] of [
    [-1, 0.42],
    [1, 0.56],
  ] as const) {
    const z = vault.mouth * away
    const site = { x: vault.lean * z + side * vault.wide * 0.82, y: 0, z, scale: person }
    raiseRound(mason, site, { at: [0, 0.9, 0], height: 0.4, below: 0.03, above: 0.06, albedo: parseHex('#5a3c28') })
    paintSmoke(mason, toWorld(site, [0, 1.3, 0]), {
      rise: 0.34 * person,
      seed: 3,
      tone: [255, 170, 60],
      strength: 0.9,
      count: 8,
    })
    bloom(mason, toWorld(site, [0, 1.4, 0]), 2.8 * person, { colour: [255, 160, 70], strength: 0.75 })
  }
}
