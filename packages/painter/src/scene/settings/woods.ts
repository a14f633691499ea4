import { createRandom, deriveSeed, pickOne } from '../../base/chance.ts'
import type { Setting } from '../../recipe/recipe.ts'
import { isSnowy } from '../land.ts'
import { hasFeature, hasMood, isUnwanted, type Stage } from '../stage.ts'
import { layWay } from './land/ways.ts'
import { feetDistance } from './measure.ts'
import type { Foliage, TreeKind } from './species/tree-brush.ts'

/** How trees grow in a place. */
export interface Wood {
  /** Trees per row; 1 is a closed wood. */
  density: number
  nearest: number
  farthest: number
  /** World height. */
  tall: number
  kinds: readonly TreeKind[]
  /** Where none may grow. */
  isKeptFree: (x: number, z: number) => boolean
}

interface WoodPlan {
  density: number
  nearest: number
  farthest: number
  tallest?: number
  /** Other kinds than the country's own. */
  kinds?: readonly (readonly TreeKind[])[]
}

/** Mixed woods of the country; one is chosen for a picture, so that two pictures differ. */
const COUNTRY: readonly (readonly TreeKind[])[] = [
  ['broadleaf', 'birch', 'broadleaf'],
  ['broadleaf', 'conifer', 'broadleaf'],
  ['broadleaf', 'poplar', 'birch'],
  ['birch', 'conifer', 'pine'],
  ['broadleaf', 'cherry', 'broadleaf'],
]
const HIGHLAND: readonly (readonly TreeKind[])[] = [
  ['conifer', 'conifer', 'broadleaf'],
  ['conifer', 'pine', 'conifer'],
  ['conifer', 'birch', 'conifer'],
]
const WATERSIDE: readonly (readonly TreeKind[])[] = [
  ['conifer', 'conifer', 'broadleaf'],
  ['willow', 'broadleaf', 'birch'],
  ['willow', 'poplar', 'broadleaf'],
  ['birch', 'conifer', 'pine'],
]

const PLANS: Partial<Record<Setting, WoodPlan>> = {
  forest: { density: 1, nearest: 0.72, farthest: 46 },
  lake: { density: 0.62, nearest: 7, farthest: 60, tallest: 2.6, kinds: WATERSIDE },
  river: { density: 0.62, nearest: 7, farthest: 60, tallest: 2.6, kinds: WATERSIDE },
  mountains: { density: 0.42, nearest: 11, farthest: 60, tallest: 1.7, kinds: HIGHLAND },
  meadow: { density: 0.26, nearest: 10, farthest: 60, tallest: 3.4 },
  open: { density: 0.26, nearest: 10, farthest: 60, tallest: 3.4 },
  snowfield: { density: 0.16, nearest: 12, farthest: 70, tallest: 3, kinds: [['conifer']] },
  jungle: { density: 1.1, nearest: 0.9, farthest: 40, kinds: [['giant', 'palm', 'giant', 'bamboo', 'palm']] },
  swamp: { density: 0.42, nearest: 5.5, farthest: 40, kinds: [['dead', 'willow', 'dead', 'broadleaf']] },
  waterfall: {
    density: 0.7,
    nearest: 6,
    farthest: 40,
    tallest: 2.8,
    kinds: [
      ['broadleaf', 'conifer', 'birch'],
      ['conifer', 'pine'],
    ],
  },
  village: { density: 0.3, nearest: 7, farthest: 60, tallest: 3.2 },
  farm: { density: 0.12, nearest: 20, farthest: 80, tallest: 3.4, kinds: [['broadleaf', 'poplar', 'broadleaf']] },
  garden: {
    density: 0.42,
    nearest: 11,
    farthest: 40,
    tallest: 3.4,
    kinds: [
      ['broadleaf', 'cypress', 'cherry'],
      ['broadleaf', 'birch', 'cherry'],
    ],
  },
  road: {
    density: 0.22,
    nearest: 9,
    farthest: 80,
    tallest: 3.2,
    kinds: [
      ['broadleaf', 'poplar'],
      ['cypress', 'broadleaf'],
      ['conifer', 'birch'],
    ],
  },
  ruins: {
    density: 0.22,
    nearest: 9,
    farthest: 50,
    tallest: 3,
    kinds: [
      ['cypress', 'pine', 'broadleaf'],
      ['broadleaf', 'pine'],
    ],
  },
  harbour: { density: 0.14, nearest: 20, farthest: 60, tallest: 2 },
}

/** Trees by feature words, where the words name a kind. */
const NAMED: readonly (readonly [string, TreeKind])[] = [
  ['palm', 'palm'],
  ['pine', 'pine'],
  ['conifer', 'conifer'],
  ['bamboo', 'bamboo'],
  ['cherry blossoms', 'cherry'],
  ['willow', 'willow'],
  ['birch', 'birch'],
]

/** The wood of the place, measured by the distance of its nearest figure; null where no tree grows. */
export function chooseWood(stage: Stage, first: number, tall: number): Wood | null {
  const plan = PLANS[stage.recipe.reading.setting]
  if (plan === undefined || isUnwanted(stage, 'tree', 'forest')) return null
  const { density, nearest, farthest, tallest = 9 } = plan
  const { eye } = stage.layout
  // From higher up all of it is nearer.
  const high = Math.max(1, eye)
  const free = keepFree(stage)
  return {
    density,
    nearest: nearest < 2 ? first * nearest : Math.max(nearest / high, first * 1.5),
    farthest: farthest / high,
    tall: Math.min(tallest * Math.max(1, feetDistance(stage) / 4), tall),
    kinds: chooseKinds(stage, plan),
    isKeptFree: (x, z) => free(x * eye, z * eye),
  }
}

function chooseKinds(stage: Stage, { kinds = COUNTRY }: WoodPlan): readonly TreeKind[] {
  const named = NAMED.find(([feature]) => hasFeature(stage, feature))
  if (named) return [named[1]]
  const { weather, season, setting } = stage.recipe.reading
  if (setting !== 'jungle' && (weather === 'snow' || hasFeature(stage, 'snow', 'winter'))) return ['conifer']
  if (setting === 'forest' && season === 'spring') return ['broadleaf', 'cherry', 'birch']
  if (setting === 'forest' && season === 'autumn') return ['broadleaf', 'birch', 'broadleaf']
  return pickOne(kinds, createRandom(deriveSeed(stage.recipe.layoutSeed, 'wood')))
}

/** Ways and fields stay open. */
function keepFree(stage: Stage): Wood['isKeptFree'] {
  const way = layWay(stage)
  if (way === null) return () => false
  const { setting } = stage.recipe.reading
  const margin = setting === 'jungle' ? 1.3 : setting === 'garden' ? 3.4 : 2.2
  return (x, z) => Math.abs(x - way.middleAt(z)) < way.half * margin
}

/** What the year has done to the leaves. */
export function chooseFoliage(stage: Stage): Foliage {
  const { season } = stage.recipe.reading
  if (season === 'spring') return 'fresh'
  if (season === 'autumn' || hasMood(stage, 'autumn') || hasFeature(stage, 'leaves')) return 'turned'
  if (hasFeature(stage, 'cherry blossoms')) return 'fresh'
  return isSnowy(stage) ? 'bare' : 'full'
}
