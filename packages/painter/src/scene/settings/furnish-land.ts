import type { Setting } from '../../recipe/recipe.ts'
import type { Land } from '../land.ts'
import type { Stage } from '../stage.ts'
import { furnishBeach } from './places/beach.ts'
import { furnishFarm } from './places/farm.ts'
import { furnishGarden } from './places/garden.ts'
import { furnishHarbour } from './places/harbour.ts'
import { furnishMarket } from './places/market.ts'
import { furnishRoad } from './places/road.ts'
import { furnishRuins } from './places/ruins.ts'
import { furnishSeabed } from './places/underwater.ts'
import { furnishVillage } from './places/village.ts'
import { furnishVolcano } from './places/volcano.ts'
import { furnishFalls } from './places/waterfall.ts'
import type { Furnish, Thing } from './thing.ts'

const FURNISH: Partial<Record<Setting, Furnish>> = {
  village: furnishVillage,
  farm: furnishFarm,
  garden: furnishGarden,
  road: furnishRoad,
  ruins: furnishRuins,
  harbour: furnishHarbour,
  beach: furnishBeach,
  underwater: furnishSeabed,
  market: furnishMarket,
  waterfall: furnishFalls,
  volcano: furnishVolcano,
}

/** What is built or grows in this place beside its trees. */
export function furnishLand(stage: Stage, land: Land): Thing[] {
  return FURNISH[stage.recipe.reading.setting]?.(stage, land) ?? []
}
