import { mixColours, type Rgb } from '../../../base/colour.ts'
import { smoothStep, sumOctaves, sumRidges } from '../../../base/noise.ts'
import type { Stage } from '../../stage.ts'
import { volcanoPlace } from './crags.ts'
import type { GroundSpot } from './soils.ts'

type Dress = (spot: GroundSpot, base: Rgb) => Rgb

/** Sand that the last wave has just left. */
export function dressWet({ grain }: Stage): Dress {
  return ({ x, z, height }, base) => {
    const wet = 1 - smoothStep(0.02, 0.075, height + grain(x * 0.9, z * 0.9) * 0.012)
    return mixColours(base, [158, 132, 100], wet * 0.75)
  }
}

/** Layers of stone from cream to deep red. */
const STRATA: readonly Rgb[] = [
  [196, 112, 70],
  [226, 168, 118],
  [168, 78, 52],
  [210, 132, 84],
  [184, 92, 62],
  [232, 190, 142],
  [150, 66, 48],
]

export function dressCanyon({ form, grain }: Stage): Dress {
  return ({ x, z, height, level }, base) => {
    if (height < 0.5) return base
    const bent = height * 1.15 + form(x * 0.03, z * 0.03) * 1.1 + grain(x * 0.4, z * 0.4) * 0.22
    const row = Math.floor(bent)
    const [lower, upper] = [bandAt(row), bandAt(row + 1)]
    const layer = mixColours(lower, upper, smoothStep(0.7, 1, bent - row))
    return mixColours(base, layer, (0.55 + 0.4 * (1 - level)) * smoothStep(0.5, 1.6, height))
  }
}

function bandAt(row: number): Rgb {
  return STRATA[((row % STRATA.length) + STRATA.length) % STRATA.length] ?? [196, 112, 70]
}

/** Rushes and moss over mud. */
export function dressSwamp({ form }: Stage): Dress {
  return ({ x, z, height }, base) =>
    mixColours(base, [96, 118, 52], smoothStep(0, 0.12, height) * (0.5 + 0.4 * form(x * 0.5, z * 0.5)))
}

/** The net of light that waves throw on the floor of the sea. */
export function dressSeabed({ form, grain }: Stage): Dress {
  return ({ x, z, height }, base) => {
    const weed = smoothStep(0.3, 0.9, height + grain(x * 0.6, z * 0.6) * 0.2)
    const rock = mixColours(base, [96, 104, 96], weed * 0.8)
    const net =
      (1 - Math.abs(form(x * 1.1, z * 1.1 + grain(x, z) * 0.3))) ** 5 + (1 - Math.abs(grain(x * 0.9, z * 0.9))) ** 6
    return mixColours(rock, [255, 255, 240], Math.min(0.6, net * 0.36) * Math.exp(-z * 0.07))
  }
}

/** Lava in the cracks of the plain and in streams from the rim. */
export function emberVolcano(stage: Stage): (spot: GroundSpot) => number {
  const { form, grain } = stage
  const place = volcanoPlace(stage)
  return ({ x, z, height }) => {
    const away = Math.hypot(x - place.x, (z - place.z) * 1.1)
    if (away < place.rim * 1.02) return 0.9
    if (height > 1.4) {
      const round = Math.atan2(x - place.x, place.z - z) + grain(away * 0.1, 3) * 0.24
      const stream = 1 - Math.abs(form(round * 1.9, away * 0.012 + 2)) * (7 + away * 0.22)
      return Math.max(0, stream) * smoothStep(place.rim * 9, place.rim * 2, away)
    }
    const crack = sumRidges(form, x * 0.2 + 3, z * 0.2, 2) + sumOctaves(grain, x * 1.3, z * 1.3, 2) * 0.03
    return smoothStep(0.76, 0.84, crack) * 0.85 * smoothStep(2.2, 4, z)
  }
}
