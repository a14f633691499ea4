import type { Setting } from '../../recipe/recipe.ts'

/** What everybody who composes, lights or peoples a scene must know of its place. */
export interface SettingKind {
  /** Walls and a roof around it: no weather, no far birds. */
  indoors: boolean
  /** There is a surface that boats float on. */
  water: boolean
  /** Nothing stands: all swim or fly. */
  hanging: boolean
  /** Black sky, hard light, no haze. */
  airless: boolean
  /** No place at all, but a ground of colour and light. */
  bare: boolean
}

const PLAIN: SettingKind = { indoors: false, water: false, hanging: false, airless: false, bare: false }
const INDOORS: SettingKind = { ...PLAIN, indoors: true }
const BARE: SettingKind = { ...INDOORS, bare: true }
const WATER: SettingKind = { ...PLAIN, water: true }

const KINDS: Partial<Record<Setting, SettingKind>> = {
  sea: WATER,
  lake: WATER,
  river: WATER,
  beach: WATER,
  harbour: WATER,
  waterfall: WATER,
  swamp: WATER,
  'water town': WATER,
  'chinese garden': WATER,
  karst: WATER,
  moon: { ...PLAIN, airless: true },
  space: { ...PLAIN, airless: true, hanging: true },
  underwater: { ...PLAIN, hanging: true },
  sky: { ...PLAIN, hanging: true },
  room: INDOORS,
  hall: INDOORS,
  library: INDOORS,
  kitchen: INDOORS,
  cafe: INDOORS,
  stage: INDOORS,
  'living room': INDOORS,
  bedroom: INDOORS,
  study: INDOORS,
  classroom: INDOORS,
  office: INDOORS,
  hospital: INDOORS,
  shop: INDOORS,
  plain: BARE,
  tabletop: BARE,
  sweep: BARE,
  paper: BARE,
  abstract: BARE,
}

export function kindOf(setting: Setting): SettingKind {
  return KINDS[setting] ?? PLAIN
}

/** Places with a near bank, whoever stands there: a beach without sand would be the sea. */
const BANKED: readonly Setting[] = ['beach', 'harbour', 'waterfall', 'swamp', 'water town', 'chinese garden', 'karst']

export function hasBank(setting: Setting): boolean {
  return BANKED.includes(setting)
}
