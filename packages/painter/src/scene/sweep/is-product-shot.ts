import type { Recipe } from '../../recipe/recipe.ts'
import { isPaintedAs } from '../../recipe/version.ts'
import { findProduct, isGoods } from './products/products.ts'

/** Whether a picture is of things before a photographer's sweep that are all known as bodies. */
export function isProductShot(recipe: Recipe): boolean {
  const { reading, patches, cuttings } = recipe
  if (patches || cuttings || !isPaintedAs(4, recipe)) return false
  const drawn = reading.subjects.filter(({ weight = 1 }) => weight >= 0)
  if (drawn.length === 0 || drawn.some(({ size }) => size !== 'natural')) return false
  // Before a ground of a named colour goods are shown as a photographer shows them, food and the rest are not.
  if (reading.setting === 'plain') return isBacked(reading) && drawn.every(({ name }) => isGoods(name))
  return reading.setting === 'sweep' && drawn.every(({ name }) => findProduct(name) !== undefined)
}

function isBacked({ featureColours = {} }: Recipe['reading']): boolean {
  return featureColours['backdrop'] !== undefined
}
