import { embedRecipe } from '@easel/painter/recipe/encode-picture'
import type { StagePreview } from '@easel/painter/worker-protocol'
import { type DrawOrder, type Engine, EngineUnreachable, type Picture, type Report } from '../engine.ts'
import { readPng, writePng } from '../png.ts'
import { answerInWords } from './answer.ts'
import { drawMosaic, TILE_SIDE_PX } from './mosaic.ts'
import { planPick } from './plan-pick.ts'
import { planPictures } from './plan-pictures.ts'
import type { PicturePlan } from './plan-whole.ts'
import { createPool, type Painted, type Pool } from './pool.ts'

const GRID_LIMIT_MS = 180_000
const PICK_SIDE_PX = 1024
/** Progress between two previews. */
const PREVIEW_EVERY = 11
const THREADS_A_GRID = 2

export interface PainterOptions {
  /** The bundled worker, as `buildPainterWorker` writes it. */
  workerFile: string | URL
  threads: number
  /** Time after which a grid is given up. */
  gridLimitMs?: number
  /** Heap of each thread in MB; a small one for tests. */
  heapMb?: number
  /** Side of a square picture of a grid in pixels; small ones for tests that only need some picture. */
  sidePx?: number
  /** The same of a picture that was picked. */
  pickSidePx?: number
}

/** The built-in painter as an engine: no network, no key, the same order always gives the same bytes. */
export function createPainter(options: PainterOptions): Engine {
  const pool = createPool(options)
  let closed = false
  return {
    id: 'painter',
    slots: Math.max(1, Math.floor(options.threads / THREADS_A_GRID)),
    mostBlended: 6,
    // Surroundings follow from the picture itself, independent of the seed.
    drawsOne: new Set(['zoom-out', 'make-square', 'pan']),
    async start(_order, signal) {
      signal.throwIfAborted()
      if (closed) throw new EngineUnreachable('The painter is closed.')
      return { engine: 'painter' }
    },
    follow(_ticket, order, signal) {
      const { sidePx, gridLimitMs: limitMs = GRID_LIMIT_MS } = options
      return followGrid({ pool, order, sidePx, limitMs }, signal)
    },
    async enlargePick(picked, signal) {
      const plan = planPick(picked, options.pickSidePx ?? PICK_SIDE_PX)
      return plan && toPicture(plan, await paintPlan(pool, plan, () => {}, signal))
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
  limitMs: number
}

async function* followGrid(commission: Commission, signal: AbortSignal): AsyncGenerator<Report> {
  const answer = await answerInWords(commission.order)
  if (answer !== null) return yield answer
  const plans = (await planPictures(commission.order, commission.sidePx)).slice(0, commission.order.pictures)
  const stop = new AbortController()
  // Not `AbortSignal.timeout`: combined with other signals it can be garbage collected and never fire.
  const late = () => stop.abort(new DOMException('The grid was not painted within its timeout.', 'TimeoutError'))
  const timer = setTimeout(late, commission.limitMs)
  const grid = startGrid(commission, plans, AbortSignal.any([signal, stop.signal]))
  try {
    let lastProgress = 0
    let previewed = -PREVIEW_EVERY
    while (await grid.changed()) {
      const progress = Math.max(lastProgress, Math.min(99, Math.floor(grid.progress() * 100)))
      if (progress === lastProgress) continue
      lastProgress = progress
      const due = progress - previewed >= PREVIEW_EVERY
      if (due) previewed = progress
      yield { state: 'drawing', progress, preview: due ? await drawMosaic(grid.tiles) : null }
    }
    const pictures = await grid.pictures
    yield { state: 'done', pictures, notDrawn: listCommon(pictures) }
  } finally {
    clearTimeout(timer)
    // If the reader stops early, the threads must stop too.
    stop.abort(new Error('Nobody follows this grid any more.'))
  }
}

/** What all of them lack. */
function listCommon([first, ...others]: readonly Picture[]): string[] {
  return (first?.notDrawn ?? []).filter((word) => others.every(({ notDrawn = [] }) => notDrawn.includes(word)))
}

/** Report only missing words of this order, not those of the parent's recipe. */
function listNotDrawn({ verb, prompt }: DrawOrder, { recipe }: PicturePlan, unplaced: readonly string[]): string[] {
  const orderWords = prompt.toLowerCase()
  const missing = unplaced.filter((word) => orderWords.includes(word.toLowerCase()))
  const { reading, patches = [] } = recipe
  if (verb.kind === 'vary-region') return join(patches.at(-1)?.reading.notDrawn ?? [], missing)
  if (verb.kind !== 'imagine' && verb.kind !== 'variation') return []
  // Words of a repainted region belong to another order.
  return join(reading.notDrawn, patches.length === 0 ? missing : [])
}

const join = (...lists: readonly (readonly string[])[]) => [...new Set(lists.flat())]

interface Grid {
  /** Latest state of each picture. */
  tiles: (StagePreview | null)[]
  /** 0 to 1. */
  progress(): number
  /** Waits for news; false when all is painted or has failed. */
  changed(): Promise<boolean>
  pictures: Promise<Picture[]>
}

function startGrid({ pool, order }: Commission, plans: readonly PicturePlan[], signal: AbortSignal): Grid {
  const tiles: (StagePreview | null)[] = plans.map(() => null)
  const shares = plans.map(() => 0)
  let wake = () => {}
  let news = new Promise<void>((resolve) => (wake = resolve))
  let over = false
  const painted = plans.map((plan, index): Promise<Picture> => {
    const hear: Hearing = (share, preview) => {
      shares[index] = share
      tiles[index] = preview ?? tiles[index] ?? null
      wake()
    }
    return paintPlan(pool, plan, hear, signal).then((painted) => ({
      ...toPicture(plan, painted),
      notDrawn: listNotDrawn(order, plan, painted.unplaced),
    }))
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

type Hearing = (share: number, preview: StagePreview | null) => void

/** Paints the scenes of one picture, one after the other, and makes it of them. */
async function paintPlan(pool: Pool, plan: PicturePlan, hear: Hearing, signal: AbortSignal): Promise<Painted> {
  const { recipe, scenes, compose } = plan
  const pngs: Uint8Array[] = []
  let unplaced: string[] = []
  let lit: Pick<Painted, 'exposure'> = recipe.exposure ? { exposure: recipe.exposure } : {}
  for (const [index, scene] of scenes.entries()) {
    const tell = (progress: number, preview: StagePreview) => hear((index + progress) / scenes.length, preview)
    // Later scenes of a picture are lit as its first one is.
    const job = { ...scene, recipe: { ...scene.recipe, ...lit }, previewSide: TILE_SIDE_PX }
    const painted = await pool.paint(job, tell, signal)
    pngs.push(painted.png)
    unplaced = painted.unplaced
    if (painted.exposure) lit = { exposure: painted.exposure }
  }
  const png =
    compose === null
      ? pngs[0]
      : embedRecipe(
          await writePng(await compose(await Promise.all(pngs.map(readPng)))),
          plan.stored ?? { ...recipe, ...lit },
        )
  if (png === undefined) throw new Error('A picture without parts has one scene.')
  hear(1, null)
  return { png: new Uint8Array(png), unplaced, ...lit }
}

function toPicture({ recipe, stored, width, height }: PicturePlan, { png, exposure }: Painted): Picture {
  return { png, width, height, recipe: stored ?? { ...recipe, ...(exposure ? { exposure } : {}) } }
}
