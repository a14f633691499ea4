import { pictureSize } from '@easel/painter/picture-size'
import { planGrid } from '@easel/painter/plan-grid'
import type { Recipe as PainterRecipe } from '@easel/painter/recipe'
import { readPrompt } from '@easel/painter/words/read-prompt'
import type { StagePreview } from '@easel/painter/worker-protocol'
import { type DrawOrder, type Engine, EngineUnreachable, type Picture, type Report } from '../engine.ts'
import { drawMosaic, TILE_SIDE_PX } from './mosaic.ts'
import { createPool, type Pool } from './pool.ts'
import { storedRecipe } from './wire.ts'

const GRID_LIMIT_MS = 180_000
/** Progress between two previews. */
const PREVIEW_EVERY = 11
const THREADS_A_GRID = 2

export interface PainterOptions {
  /** The bundled worker, as `buildPainterWorker` writes it. */
  workerFile: string | URL
  threads: number
  /** Time after which a grid is given up. */
  gridLimitMs?: number
  /** Side of a square picture of a grid in pixels; small ones for tests that only need some picture. */
  sidePx?: number
}

/** The built-in painter as an engine: no network, no key, the same order always gives the same bytes. */
export function createPainter(options: PainterOptions): Engine {
  const pool = createPool(options)
  let closed = false
  return {
    id: 'painter',
    slots: Math.max(1, Math.floor(options.threads / THREADS_A_GRID)),
    async start(_order, signal) {
      signal.throwIfAborted()
      if (closed) throw new EngineUnreachable('The painter is closed.')
      return { engine: 'painter' }
    },
    follow(_ticket, order, signal) {
      const limit = AbortSignal.timeout(options.gridLimitMs ?? GRID_LIMIT_MS)
      return followGrid({ pool, order, sidePx: options.sidePx }, AbortSignal.any([signal, limit]))
    },
    async close() {
      closed = true
      await pool.close()
    },
  }
}

interface Commission {
  pool: Pool
  order: DrawOrder
  sidePx: number | undefined
}

async function* followGrid(commission: Commission, signal: AbortSignal): AsyncGenerator<Report> {
  const recipes = planRecipes(commission.order)
  const stop = new AbortController()
  const grid = startGrid(commission, recipes, AbortSignal.any([signal, stop.signal]))
  try {
    let shown = 0
    let previewed = -PREVIEW_EVERY
    while (await grid.changed()) {
      const progress = Math.max(shown, Math.min(99, Math.floor(grid.progress() * 100)))
      if (progress === shown) continue
      shown = progress
      const due = progress - previewed >= PREVIEW_EVERY
      if (due) previewed = progress
      yield { state: 'drawing', progress, preview: due ? await drawMosaic(grid.tiles) : null }
    }
    const notDrawn = recipes[0]?.reading.notDrawn ?? []
    yield { state: 'done', pictures: await grid.pictures, notDrawn }
  } finally {
    // The reader may leave early; then the threads must not paint on.
    stop.abort(new Error('Nobody follows this grid any more.'))
  }
}

function planRecipes(order: DrawOrder): PainterRecipe[] {
  const variation =
    order.verb.kind === 'variation'
      ? { parent: storedRecipe.parse(order.verb.parent), strength: order.verb.strength }
      : {}
  return planGrid({
    reading: readPrompt(order.prompt, order.without),
    seed: order.seed,
    niji: order.bot === 'NIJI_JOURNEY',
    stylize: order.stylize,
    chaos: order.chaos,
    weird: order.weird,
    ...variation,
  })
}

interface Grid {
  /** Latest state of each picture. */
  tiles: (StagePreview | null)[]
  /** 0 to 1. */
  progress(): number
  /** Waits for news; false when all is painted or has failed. */
  changed(): Promise<boolean>
  pictures: Promise<Picture[]>
}

function startGrid({ pool, order, sidePx }: Commission, recipes: PainterRecipe[], signal: AbortSignal): Grid {
  const { width, height } = pictureSize(order.aspectRatio, sidePx)
  const tiles: (StagePreview | null)[] = recipes.map(() => null)
  const shares = recipes.map(() => 0)
  let wake = () => {}
  let news = new Promise<void>((resolve) => (wake = resolve))
  let over = false
  const painted = recipes.map(async (recipe, index): Promise<Picture> => {
    const hear = (progress: number, preview: StagePreview) => {
      shares[index] = progress
      tiles[index] = preview
      wake()
    }
    const png = await pool.paint({ recipe, width, height, previewSide: TILE_SIDE_PX }, hear, signal)
    shares[index] = 1
    wake()
    return { png, width, height, recipe: { ...recipe } }
  })
  const end = () => {
    over = true
    wake()
  }
  const pictures = Promise.all(painted)
  pictures.then(end, end)
  return {
    tiles,
    pictures,
    progress: () => shares.reduce((sum, share) => sum + share, 0) / shares.length,
    async changed() {
      if (over) return false
      await news
      news = new Promise<void>((resolve) => (wake = resolve))
      return !over
    },
  }
}
