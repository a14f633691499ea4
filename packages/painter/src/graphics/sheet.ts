import type { Canvas } from '@napi-rs/canvas'
import { createRandom, deriveSeed, type Random } from '../base/chance.ts'
import { createFrame, createLayer, type Frame, type Layer } from '../base/frame.ts'
import type { Graphic, Medium, Recipe } from '../recipe/recipe.ts'
import { chooseInks, type Inks } from './inks.ts'

/** What all graphics are made on. */
export interface Sheet {
  recipe: Recipe
  frame: Frame
  layer: Layer
  inks: Inks
  texts: readonly string[]
  /** 0 to 3: each of the four of a grid is laid out in its own way. */
  variant: number
  random: Random
  /** The scene that the words speak of, painted in its own medium. */
  paintScene: (widthPx: number, heightPx: number) => Canvas
  /** The same behind all of the sheet, as far as the picture has grown. */
  paintBehind: () => Canvas
}

export type ScenePainter = (recipe: Recipe, widthPx: number, heightPx: number) => Canvas

export function createSheet(recipe: Recipe, widthPx: number, heightPx: number, paint: ScenePainter): Sheet {
  const { composed, growths, ...ungrown } = recipe
  const { layoutSeed } = recipe
  const view = growths?.at(-1)?.view
  const frame = createFrame(widthPx, heightPx, composed && view && { ...composed, view })
  return {
    recipe,
    frame,
    layer: createLayer(frame),
    inks: chooseInks(recipe),
    texts: recipe.reading.texts ?? [],
    variant: layoutSeed % 4,
    random: createRandom(deriveSeed(layoutSeed, 'sheet')),
    paintScene: (width, height) => paint(sceneOf(ungrown), width, height),
    paintBehind: () => paint(sceneOf(recipe), widthPx, heightPx),
  }
}

/** What is left of a recipe where nothing is written and no sheet lies around. */
function sceneOf({ reading, ...rest }: Recipe): Recipe {
  const { graphic, texts: _, ...scene } = reading
  return { ...rest, reading: { ...scene, medium: mediumOf(scene.medium, graphic, rest.layoutSeed % 4) } }
}

/** What a scene on paper is painted in where no medium was named: gouache, and a print of few inks for one of the four. */
function mediumOf(medium: Medium, graphic: Graphic | undefined, variant: number): Medium {
  if (graphic === 'card' || graphic === 'stamp')
    return medium === 'cinematic' || medium === 'poster' ? 'gouache' : medium
  return medium === 'poster' && variant !== 2 ? 'gouache' : medium
}
