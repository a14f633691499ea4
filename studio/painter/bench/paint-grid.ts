import { createCanvas, type Canvas } from '@napi-rs/canvas'
import { freeCanvas } from '@easel/painter/base/frame'
import { paintPicture } from '@easel/painter/paint-picture'
import { planGrid } from '@easel/painter/recipe/plan-grid'
import type { Recipe } from '@easel/painter/recipe/recipe'
import { readPrompt } from '@easel/painter/words/read-prompt'
import { settleHome } from '@easel/painter/words/settle-home'

const GAP_PX = 6

/** The four recipes that a prompt gives with nothing else said. */
export function planPrompt(prompt: string, seed: number): Recipe[] {
  const reading = settleHome(readPrompt(prompt, []))
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
