import type { Rgb } from '../../../base/colour.ts'
import type { Setting } from '../../../recipe/recipe.ts'
import type { Stage } from '../../stage.ts'
import { shapeCanyon, shapeSeabed, shapeVolcano } from './crags.ts'
import { dressCanyon, dressSeabed, dressSwamp, dressWet, emberVolcano } from './dress.ts'
import { dressFields, dressGarden, dressLane, dressQuay, dressRoad, dressRuins, dressSlabs } from './ways.ts'
import {
  addShapes,
  hasMountains,
  type Shape,
  shapeClouds,
  shapeDrifts,
  shapeDunes,
  shapeHills,
  shapeMars,
  shapeMoon,
  shapeRange,
  shapeSquare,
} from './shapes.ts'
import { shapeBeach, shapeFalls, shapeHarbour, shapeRiver, shapeShore, shapeSwamp } from './shores.ts'
import type { GroundSpot, Soil } from './soils.ts'

export type { Soil } from './soils.ts'

/** How the ground of a place is made. */
export interface LandPlan {
  shape: (stage: Stage) => Shape
  soil: Soil
  /** Absent where no water stands. */
  water?: 'waves' | 'still'
  /** Height above which snow lies; 11 unless said. */
  snowLine?: number
  /** Nothing ever snows over. */
  bare?: boolean
  dress?: (stage: Stage) => (spot: GroundSpot, base: Rgb) => Rgb
  ember?: (stage: Stage) => (spot: GroundSpot) => number
}

const NEVER = Number.POSITIVE_INFINITY

const OPEN: LandPlan = {
  soil: 'grass',
  shape: (stage) => addShapes(shapeHills(stage, 1), shapeRange(stage, hasMountains(stage) ? 1 : 0.34)),
}
/** Settled land: gentle, so that houses stand level. */
const TAME: LandPlan = {
  soil: 'grass',
  shape: (stage) => addShapes(shapeHills(stage, 0.5), shapeRange(stage, hasMountains(stage) ? 1 : 0.3)),
}

const PLANS: Partial<Record<Setting, LandPlan>> = {
  moon: { shape: shapeMoon, soil: 'regolith', snowLine: NEVER, bare: true },
  mars: { shape: shapeMars, soil: 'rust', snowLine: NEVER, bare: true },
  desert: { shape: shapeDunes, soil: 'sand', snowLine: NEVER, bare: true },
  sea: { shape: (stage) => shapeShore(stage, 400, 0), soil: 'shore', water: 'waves', snowLine: NEVER },
  lake: {
    shape: (stage) => shapeShore(stage, 26, hasMountains(stage) ? 1 : 0),
    soil: 'grass',
    water: 'still',
  },
  river: { shape: shapeRiver, soil: 'grass', water: 'still' },
  mountains: { shape: (stage) => addShapes(shapeHills(stage, 0.8), shapeRange(stage, 1.75)), soil: 'grass' },
  forest: { shape: (stage) => shapeHills(stage, 0.45), soil: 'grass' },
  beach: { shape: shapeBeach, soil: 'shore', water: 'waves', snowLine: NEVER, dress: dressWet },
  harbour: { shape: shapeHarbour, soil: 'paving', water: 'waves', snowLine: NEVER, dress: dressQuay },
  swamp: { shape: shapeSwamp, soil: 'mud', water: 'still', dress: dressSwamp },
  waterfall: { shape: shapeFalls, soil: 'lush', water: 'still', snowLine: NEVER },
  jungle: { shape: (stage) => shapeHills(stage, 0.5), soil: 'lush', dress: (stage) => dressLane(stage, 'trail') },
  canyon: { shape: shapeCanyon, soil: 'clay', snowLine: NEVER, bare: true, dress: dressCanyon },
  volcano: { shape: shapeVolcano, soil: 'ash', snowLine: NEVER, bare: true, ember: emberVolcano },
  snowfield: { shape: shapeDrifts, soil: 'snow' },
  market: { soil: 'paving', shape: shapeSquare, dress: dressSlabs },
  village: { ...TAME, dress: (stage) => dressLane(stage, 'lane') },
  farm: { ...TAME, dress: dressFields },
  garden: { ...TAME, dress: dressGarden },
  road: { ...TAME, dress: dressRoad },
  ruins: { ...TAME, dress: dressRuins },
  sky: { shape: shapeClouds, soil: 'cloud', snowLine: NEVER, bare: true },
  underwater: { shape: shapeSeabed, soil: 'shore', snowLine: NEVER, bare: true, dress: dressSeabed },
}

export function landPlanOf({ recipe }: Stage): LandPlan {
  return PLANS[recipe.reading.setting] ?? OPEN
}
