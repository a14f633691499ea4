import type { Setting, SubjectWord } from '../../recipe/recipe.ts'

/** What stands in these places anyway, many times and at its own size. */
const SHOWN: Partial<Record<Setting, readonly string[]>> = {
  'water town': ['bridge', 'lantern', 'willow', 'house', 'houses'],
  'chinese garden': ['lotus', 'bridge', 'pagoda', 'willow', 'house'],
  palace: ['pagoda', 'castle', 'house', 'houses', 'classical building'],
  tulou: ['house', 'houses', 'tower'],
  terraces: ['house', 'houses'],
  hutong: ['house', 'houses'],
  'lantern street': ['lantern'],
  'kyoto street': ['pagoda', 'cherry tree'],
  'snow village': ['house', 'houses', 'cabin'],
  'old town': ['house', 'houses', 'church', 'tower'],
  rooftops: ['house', 'houses', 'church', 'tower'],
  shrine: ['torii'],
  'great wall': ['watchtower', 'tower', 'castle'],
  platform: ['train'],
}

/** The subjects without those that the place itself shows; one that somebody holds or stands to stays. */
export function leaveOutShown(subjects: readonly SubjectWord[], setting: Setting): SubjectWord[] {
  const shown = SHOWN[setting] ?? []
  const needed = subjects.flatMap(({ relation, also }) => [relation?.target, also?.target])
  return subjects.filter(({ name, colour, size }) => {
    return !shown.includes(name) || needed.includes(name) || colour !== null || size !== 'natural'
  })
}
