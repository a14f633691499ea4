import { viewOf } from '../recipe/grow-recipe.ts'
import type { Recipe, Template } from '../recipe/recipe.ts'
import { joinPhrases, sayReading } from '../words/say-reading.ts'
import { sayUnwanted } from '../words/unwanted.ts'
import { sayOnce } from './say-once.ts'
import { sayRatio } from './say-ratio.ts'

const FRAMINGS: Readonly<Record<Template, string>> = {
  vista: 'wide shot',
  'close-up': 'close-up',
  'two-shot': 'composition with an open side',
  'low-angle': 'low angle',
  silhouette: 'backlit composition',
  emblem: 'composition with all in the middle',
  'top-view': 'aerial view',
  'still-life': 'still life composition',
}

const HANDS: Readonly<Record<Recipe['reading']['medium'], string>> = {
  oil: 'impasto',
  watercolour: 'aquarelle',
  ink: 'ink painting',
  anime: 'cel shading',
  neon: 'synthwave',
  cinematic: 'film still',
  pencil: 'graphite, line art',
  gouache: 'gouache',
  'pixel art': '8 bit pixel art',
  'low poly': 'low poly',
  'stained glass': 'stained glass window',
  'paper cut': 'layered paper cut',
  'ukiyo-e': 'japanese woodblock print',
  film: 'analog film photo',
  manga: 'black and white manga',
  poster: 'screen print poster',
  cubism: 'cubist',
  pastel: 'chalk pastel',
}

/**
 * Four English prompts for a picture of our own, whose scene is known: the first says the recipe as it is, the others begin with
 * its mood, its style and its composition.
 */
export function describeRecipe(recipe: Recipe, size: { width: number; height: number }): string[] {
  const { subjects, place, light, moods, medium } = sayReading(recipe.reading)
  const scene = joinPhrases([subjects, place])
  const style = recipe.niji && recipe.reading.medium !== 'anime' ? joinPhrases([medium, 'anime']) : medium
  const framing =
    viewOf(recipe, size).width > viewOf(recipe, size).height * 1.9 ? 'wide shot' : FRAMINGS[recipe.template]
  const end = ` ${sayRatio(size)}${sayWithout(recipe)}`
  return [
    joinPhrases([scene, light, moods, style]),
    joinPhrases([joinPhrases([moods, light]) || 'daylight', 'atmospheric lighting', scene, style]),
    joinPhrases([style, HANDS[recipe.reading.medium], scene, light, moods]),
    // What the words say of the view stands in the style.
    joinPhrases([recipe.reading.camera ? 'artwork' : framing, scene, light, moods, style]),
  ].map((prompt) => sayOnce(prompt) + end)
}

function sayWithout({ reading }: Recipe): string {
  return reading.without === undefined || reading.without.length === 0
    ? ''
    : ` --no ${sayUnwanted(reading.without).join(', ')}`
}
