import { between } from '../../../base/chance.ts'
import type { Rgb } from '../../../base/colour.ts'
import { smoothStep, sumOctaves } from '../../../base/noise.ts'
import { fromLab } from '../../../look/oklab.ts'
import { measureField, shadePixels } from '../pixels.ts'
import { createRamp, GOLD, labOf, readRamp } from '../scheme.ts'
import type { Sheet } from '../sheet.ts'

/** Polished stone: clouds, veins that branch and fade, metal in some of them; one of the four is banded like agate. */
export function paintStone(sheet: Sheet): void {
  if (sheet.turn === 3) paintAgate(sheet)
  else paintMarble(sheet)
}

const WHITE: Rgb = [240, 238, 234]
const BLACK: Rgb = [26, 27, 30]
const GREEN: Rgb = [38, 74, 64]

function bodyOf({ stage, scheme, turn }: Sheet): { light: Rgb; deep: Rgb; vein: Rgb; metal: Rgb | null } {
  const named = stage.recipe.reading.featureColours?.['backdrop'] !== undefined
  const base = named
    ? (scheme.colours.find((colour) => colour.join() !== scheme.metal?.join()) ?? scheme.ground)
    : turn === 1
      ? BLACK
      : turn === 2
        ? GREEN
        : WHITE
  const [l, a, b] = labOf(base)
  const dark = l < 0.5
  return {
    light: base,
    deep: fromLab([dark ? l * 0.55 : l * 0.8, a, b]),
    vein: dark ? fromLab([Math.min(0.92, l + 0.55), a * 0.4, b * 0.4]) : fromLab([l * 0.45, a, b]),
    metal: scheme.metal ?? (turn === 0 ? null : GOLD),
  }
}

function paintMarble(sheet: Sheet): void {
  const { stage, random, noises } = sheet
  const { frame } = stage
  const [one, two, three] = noises
  const { light, deep, vein, metal } = bodyOf(sheet)
  const angle = between(random, 0.4, 1.1)
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const bend = measureField(frame, (x, y) => sumOctaves(one, x / 330, y / 330, 4), 2.4)
  const other = measureField(frame, (x, y) => sumOctaves(two, x / 240, y / 240, 4), 2.4)
  const cloud = measureField(frame, (x, y) => sumOctaves(three, x / 210 + bend.at(x, y) * 0.9, y / 210, 4), 3)
  shadePixels(stage.picture, frame, (x, y, out) => {
    const [q, p] = [bend.at(x, y), other.at(x, y)]
    const across = (x * cos + y * sin) / 190
    const line = q * 0.8 + across + cloud.at(x, y) * 0.12
    const great = Math.abs(line - Math.round(line))
    const branch = p * 0.9 + across * 1.35 + ((x * -sin + y * cos) / 330) * 1.2
    const small = Math.abs(branch - Math.round(branch))
    const hair = Math.abs(q * 4.3 + p * 2.2 - Math.round(q * 4.3 + p * 2.2))
    const fade = smoothStep(-0.3, 0.45, p + cloud.at(x, y) * 0.4)
    const strong = Math.exp(-great * 46) * 0.85 + Math.exp(-great * 9) * 0.24
    const thin = (Math.exp(-small * 70) * 0.6 + Math.exp(-small * 14) * 0.12) * fade
    const fine = Math.exp(-hair * 75) * 0.22 * (1 - fade)
    const dark = Math.min(1, Math.max(0, 0.3 + cloud.at(x, y) * 0.9))
    const gild = metal === null ? 0 : smoothStep(0.3, 0.75, Math.exp(-great * 62) * smoothStep(-0.25, 0.2, p))
    const glint = 0.78 + three(x / 7, y / 5) * 0.24 + one(x / 2.1, y / 2.1) * 0.14
    for (let i = 0; i < 3; i++) {
      const body = (light[i] ?? 0) + ((deep[i] ?? 0) - (light[i] ?? 0)) * dark * 0.62
      const veined = body + ((vein[i] ?? 0) - body) * Math.min(0.9, strong * 0.72 + thin + fine)
      out[i] = veined + ((metal?.[i] ?? 0) * glint * 1.15 - veined) * gild
    }
  })
}

/** Bands around a hollow, each a hair of another tone, and a rim of metal. */
function paintAgate({ stage, scheme, random, noises: [one, two, three] }: Sheet): void {
  const { frame } = stage
  const middle = { x: frame.width * between(random, 0.3, 0.7), y: frame.height * between(random, 0.3, 0.7) }
  const ramp = createRamp(
    [...scheme.colours.slice(0, 4), scheme.ground, scheme.colours[0] ?? scheme.ground],
    'as given',
  )
  const metal = scheme.metal ?? GOLD
  const shape = measureField(frame, (x, y) => {
    const turn = Math.atan2(y - middle.y, x - middle.x)
    const away = Math.hypot(x - middle.x, y - middle.y)
    const lobes = sumOctaves(one, Math.cos(turn) * 1.1 + 5, Math.sin(turn) * 1.1, 3) * 0.45
    return away / frame.width + lobes * (0.25 + away / frame.width) * 0.5 + sumOctaves(two, x / 130, y / 130, 3) * 0.05
  })
  shadePixels(stage.picture, frame, (x, y, out) => {
    const level = shape.at(x, y)
    const band = level * 34 + three(x / 60, y / 60) * 0.35
    const tone = band - Math.floor(band)
    const of = Math.floor(band)
    const hue = 0.5 + 0.5 * Math.sin(of * 2.1 + level * 5)
    readRamp(ramp, hue * 0.82 + tone * 0.16, out)
    const heart = smoothStep(0.13, 0.1, level)
    const rim = Math.exp(-Math.abs(level - 0.128) * 220) + Math.exp(-Math.abs(level - 0.47) * 260)
    const line = 1 - Math.exp(-Math.min(tone, 1 - tone) * 26) * 0.24
    const crystal = 0.72 + Math.abs(two(x / 9, y / 9)) * 0.5 + one(x / 3, y / 3) * 0.12
    const glint = 0.85 + one(x / 5, y / 5) * 0.3
    for (let i = 0; i < 3; i++) {
      const stone = (out[i] ?? 0) * line
      const inside = stone + ((scheme.accent[i] ?? 0) * crystal - stone) * heart * 0.8
      out[i] = inside + ((metal[i] ?? 0) * glint - inside) * Math.min(1, rim)
    }
  })
}
