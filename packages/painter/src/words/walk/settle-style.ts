import type { Setting } from '../../recipe/recipe.ts'
import type { Walk } from './walk-state.ts'

/** What is repeated over a sheet, of whatever else is named. */
const REPEATING = 'pattern'
/** These are also a ground that something can stand before. */
const BACKING: readonly string[] = ['abstract', 'gradient', 'geometry', 'fluid']
/** A pattern of so many kinds of things at most. */
const MOTIFS = 3

/**
 * Where no scene and no thing is named, words for abstract pictures say what is painted; a pattern may also be one of things. Beside
 * anything else they are at most a ground, and what is not seen of them is reported.
 */
export function settleStyle(walk: Walk, setting: Setting): Setting {
  const { styles, features, notDrawn } = walk
  if (styles.length === 0) return setting
  if (isOfShapes(walk)) dissolve(walk)
  const { subjects } = walk
  if (setting === 'open' && features.size === 0 && (subjects.length === 0 || isOfMotifs(walk))) {
    for (const { style } of styles) features.add(style)
    return 'abstract'
  }
  for (const { style, word } of styles) if (!BACKING.includes(style)) notDrawn.add(word)
  return setting === 'open' && styles.some(({ style }) => BACKING.includes(style)) ? 'plain' : setting
}

function isOfMotifs({ styles, subjects }: Walk): boolean {
  const apart = subjects.every(({ relation }) => relation === null)
  return apart && subjects.length <= MOTIFS && styles.some(({ style, worn }) => style === REPEATING && !worn)
}

/** What an abstract picture is made of, though it is also a thing. */
const SHAPES: readonly string[] = [
  'ring',
  'star',
  'glowing star',
  'droplet',
  'bubble',
  'cube',
  'sphere',
  'cone',
  'cylinder',
  'pyramid',
]

function isOfShapes({ styles, subjects }: Walk): boolean {
  const isAbstract = styles.some(({ style }) => style === 'abstract' || style === 'geometry')
  return isAbstract && subjects.length > 0 && subjects.every(({ name }) => SHAPES.includes(name))
}

/** Rings and cubes of an abstract picture are its geometry, and their colours are its own. */
function dissolve(walk: Walk): void {
  for (const { colour, word } of walk.subjects) if (colour !== null) walk.looseColours.push({ value: colour, word })
  walk.subjects = []
  walk.styles.push({ style: 'geometry', word: '', worn: false })
}
