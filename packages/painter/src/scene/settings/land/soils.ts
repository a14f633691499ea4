import { mixColours, type Rgb } from '../../../base/colour.ts'
import { smoothStep, sumOctaves } from '../../../base/noise.ts'
import type { Season } from '../../../recipe/recipe.ts'
import type { Stage } from '../../stage.ts'

export type Soil = keyof typeof SOILS

/** A point of the ground that is to be coloured. */
export interface GroundSpot {
  x: number
  z: number
  height: number
  /** 1 flat, 0 upright. */
  level: number
}

type Albedo = (spot: GroundSpot) => Rgb

interface SoilTones {
  plain: Rgb
  pale: Rgb
  deep: Rgb
  /** Bare rock, dark and pale; null where no slope is too steep for the soil. */
  rock: readonly [Rgb, Rgb] | null
  /** How much the nearest ground varies. */
  fine: number
}

const STONE = [
  [88, 80, 76],
  [150, 138, 126],
] as const satisfies readonly [Rgb, Rgb]

const SOILS = {
  grass: { plain: [92, 122, 54], pale: [146, 152, 74], deep: [64, 98, 48], rock: STONE, fine: 0.4 },
  lush: { plain: [66, 112, 54], pale: [108, 146, 66], deep: [40, 78, 44], rock: STONE, fine: 0.4 },
  earth: { plain: [146, 116, 78], pale: [178, 148, 102], deep: [108, 86, 58], rock: STONE, fine: 0.3 },
  mud: { plain: [92, 90, 56], pale: [116, 120, 66], deep: [62, 60, 42], rock: STONE, fine: 0.3 },
  snow: { plain: [232, 238, 248], pale: [250, 250, 252], deep: [206, 218, 238], rock: STONE, fine: 0.18 },
  sand: { plain: [216, 176, 118], pale: [234, 200, 144], deep: [192, 148, 98], rock: null, fine: 0.18 },
  shore: { plain: [232, 206, 156], pale: [244, 224, 182], deep: [216, 186, 134], rock: STONE, fine: 0.16 },
  paving: { plain: [158, 150, 138], pale: [180, 172, 158], deep: [132, 126, 118], rock: STONE, fine: 0.2 },
  clay: {
    plain: [206, 132, 84],
    pale: [226, 164, 110],
    deep: [176, 100, 66],
    rock: [
      [150, 72, 48],
      [214, 136, 88],
    ],
    fine: 0.2,
  },
  rust: {
    plain: [188, 102, 62],
    pale: [212, 134, 88],
    deep: [146, 74, 50],
    rock: [
      [104, 56, 42],
      [172, 104, 74],
    ],
    fine: 0.3,
  },
  ash: {
    plain: [62, 56, 56],
    pale: [88, 78, 74],
    deep: [40, 36, 38],
    rock: [
      [38, 34, 36],
      [92, 78, 72],
    ],
    fine: 0.4,
  },
  rock: { plain: [120, 112, 104], pale: [146, 138, 128], deep: [92, 86, 84], rock: STONE, fine: 0.3 },
  cloud: { plain: [236, 240, 248], pale: [255, 255, 255], deep: [214, 222, 238], rock: null, fine: 0 },
  regolith: {
    plain: [150, 148, 144],
    pale: [176, 173, 168],
    deep: [118, 116, 114],
    rock: [
      [104, 102, 100],
      [168, 165, 160],
    ],
    fine: 0.18,
  },
} satisfies Record<string, SoilTones>

/** Grass by the time of year. */
const GRASS: Record<Season, readonly [Rgb, number]> = {
  spring: [[120, 176, 62], 0.4],
  summer: [[92, 122, 54], 0],
  autumn: [[176, 140, 66], 0.5],
  winter: [[140, 132, 96], 0.5],
}

/** Colour of the ground by soil, slope, height and what lies on it. */
export function createAlbedo(
  stage: Stage,
  land: { soil: Soil; snowLine: number; dress: ((spot: GroundSpot, base: Rgb) => Rgb) | null },
): Albedo {
  const soil = soilAlbedo(stage, land.soil)
  const { form, grain } = stage
  const bare = bareRock(stage, land.soil)
  const green = land.soil === 'grass' || land.soil === 'lush'
  return (spot) => {
    const ground = soil(spot)
    const crag = sumOctaves(grain, spot.x * 0.35, spot.height * 0.55 + spot.z * 0.2, 3)
    const high = green ? smoothStep(4.5, 10, spot.height + crag * 5) * 0.85 : 0
    const base = bare(spot, ground, { crag, high })
    const dressed = land.dress === null ? base : land.dress(spot, base)
    if (spot.height < land.snowLine - 4 || land.snowLine < 0) return dressed
    const cold = smoothStep(land.snowLine - 2, land.snowLine + 5, spot.height + form(spot.x * 0.1, spot.z * 0.1) * 5)
    return mixColours(dressed, [238, 243, 250], cold * smoothStep(0.36, 0.6, spot.level + crag * 0.16))
  }
}

/** Rock where the ground is too steep or too high for what covers it. */
function bareRock(
  { grain }: Stage,
  name: Soil,
): (spot: GroundSpot, ground: Rgb, how: { crag: number; high: number }) => Rgb {
  const soil: SoilTones = SOILS[name]
  const rocks = soil.rock
  if (rocks === null) return (_spot, ground) => ground
  // Snow clings where grass has long given up.
  const steepest = name === 'snow' ? 0.52 : 0.8
  return (spot, ground, { crag, high }) => {
    const bare = 1 - smoothStep(steepest - 0.28, steepest, spot.level + crag * 0.2)
    const share = Math.max(bare, high)
    if (share === 0) return ground
    const facet = grain(spot.x * 0.09 + spot.height * 0.11, spot.z * 0.08 + spot.height * 0.06)
    return mixColours(ground, mixColours(rocks[0], rocks[1], 0.5 + crag * 0.6 + facet * 0.35), share)
  }
}

function soilAlbedo(stage: Stage, name: Soil): Albedo {
  const soil: SoilTones = SOILS[name]
  const { form, grain } = stage
  const [tone, share] = GRASS[name === 'grass' ? (stage.recipe.reading.season ?? 'summer') : 'summer']
  const turn = (colour: Rgb) => mixColours(colour, tone, share)
  const [plain, pale, deep] = [turn(soil.plain), turn(soil.pale), turn(soil.deep)]
  return ({ x, z }) => {
    const patch = 0.5 + 0.7 * sumOctaves(form, x * 0.17 + 40, z * 0.17, 3)
    const close = z < 14 && soil.fine > 0 ? grain(x * 3.1, z * 3.1) * soil.fine * (1 - z / 14) : 0
    const t = patch + close
    return t > 0.5 ? mixColours(plain, pale, (t - 0.5) * 2) : mixColours(deep, plain, t * 2)
  }
}
