import type { Setting, TimeOfDay, Weather } from '../../recipe/recipe.ts'
import { GROUNDS } from '../../recipe/vocabulary.ts'

interface Scene {
  setting: Setting
  time: TimeOfDay
  weather: Weather
  features: ReadonlySet<string>
}

/** Where walls, rock or water are all around. */
const ROOFED: readonly Setting[] = [
  ...(['room', 'library', 'kitchen', 'cafe', 'hall', 'stage', 'cave', 'underwater'] as const),
  ...(['living room', 'bedroom', 'study', 'classroom', 'office', 'hospital', 'shop'] as const),
  ...GROUNDS,
]
const BARE: readonly Setting[] = [
  ...ROOFED,
  'space',
  'moon',
  'mars',
  'sky',
  'desert',
  'sea',
  'city',
  'market',
  'harbour',
]
/** Whose land rises behind. */
const RANGED: readonly Setting[] = [
  ...([
    'open',
    'meadow',
    'mountains',
    'lake',
    'river',
    'snowfield',
    'village',
    'farm',
    'garden',
    'road',
    'ruins',
  ] as const),
  ...(['canyon', 'volcano', 'terraces', 'tulou', 'great wall', 'karst'] as const),
]
const ROCKY: readonly Setting[] = ['mountains', 'canyon', 'volcano', 'waterfall', 'cave', 'mars', 'moon', 'underwater']
const PHENOMENA = ['aurora', 'rainbow', 'meteor', 'planet', 'nebula', 'fireworks']
const IN_THE_SKY: readonly string[] = [
  'stars',
  'milky way',
  'moon',
  'sun',
  'clouds',
  'earth',
  'lightning',
  ...PHENOMENA,
]

/** By feature, what a scene must be to show it; what is not among these shows everywhere. */
const NEEDS: Readonly<Record<string, (scene: Scene) => boolean>> = {
  mountains: ({ setting }) => showsMountains(setting),
  rocks: ({ setting }) => ROCKY.includes(setting),
  grass: ({ setting }) => !BARE.includes(setting),
  leaves: ({ setting }) => !BARE.includes(setting),
  snow: ({ setting }) => !ROOFED.includes(setting),
  lightning: ({ weather }) => weather === 'storm',
  sun: ({ time, features }) => time !== 'night' && !features.has('moon') && !features.has('earth'),
  moon: ({ setting, features }) => setting === 'moon' || !features.has('earth'),
}

/** Whether the scene can show a feature; others are reported as not drawn. */
export function showsFeature(feature: string, scene: Scene): boolean {
  if (IN_THE_SKY.includes(feature) && ROOFED.includes(scene.setting)) return false
  return NEEDS[feature]?.(scene) ?? true
}

export function showsMountains(setting: Setting): boolean {
  return RANGED.includes(setting)
}
