import { createCanvas, type Canvas } from '@napi-rs/canvas'
import { freeCanvas } from '../src/frame.ts'
import { paintPicture } from '../src/paint-picture.ts'
import { planGrid } from '../src/plan-grid.ts'
import type { Recipe } from '../src/recipe.ts'
import { readPrompt } from '../src/words/read-prompt.ts'

const GAP_PX = 6

/** The four recipes that a prompt gives with nothing else said. */
export function planPrompt(prompt: string, seed: number): Recipe[] {
  const reading = readPrompt(prompt, [])
  return planGrid({ reading, seed, niji: prompt.includes('niji'), stylize: 100, chaos: 0, weird: 0 })
}

/** One picture without its stages. */
export function paintWhole(recipe: Recipe, widthPx: number, heightPx: number): Canvas {
  const painting = paintPicture(recipe, widthPx, heightPx)
  let step = painting.next()
  while (!step.done) step = painting.next()
  return step.value
}

/** Two by two pictures with a gap between them. */
export function paintGrid(prompt: string, seed: number, sidePx: number): Canvas {
  const grid = createCanvas(sidePx * 2 + GAP_PX, sidePx * 2 + GAP_PX)
  const ctx = grid.getContext('2d')
  for (const [index, recipe] of planPrompt(prompt, seed).entries()) {
    const picture = paintWhole(recipe, sidePx, sidePx)
    ctx.drawImage(picture, (index % 2) * (sidePx + GAP_PX), Math.floor(index / 2) * (sidePx + GAP_PX))
    freeCanvas(picture)
  }
  return grid
}
