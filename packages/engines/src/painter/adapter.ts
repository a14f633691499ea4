import { type DrawOrder, type Engine, EngineUnreachable, type Picture, type Report } from '../engine.ts'
import { answerInWords } from './answer.ts'
import { followClip } from './clips/follow-clip.ts'
import { followWork } from './follow-work.ts'
import { listCommon, listNotDrawn } from './list-not-drawn.ts'
import { paintPlan, toPicture } from './paint-plan.ts'
import { planPick } from './plan-pick.ts'
import { planPictures } from './plan-pictures.ts'
import { createPool, type Pool } from './pool.ts'

const GRID_LIMIT_MS = 180_000
/** A clip of 12 s takes about a minute on one core; others may be at work beside it. */
const CLIP_LIMIT_MS = 600_000
const PICK_SIDE_PX = 1024
/** The longer side of a clip. */
const CLIP_SIDE_PX = 768
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
  /** The longer side of a clip. */
  clipSidePx?: number
  /** Seconds that are made for each second of a clip that is asked for; a part of one for tests that only need some clip. */
  clipPace?: number
}

/** The built-in painter as an engine: no network, no key, the same order always gives the same bytes. */
export function createPainter(options: PainterOptions): Engine {
  const pool = createPool(options)
  let closed = false
  return {
    id: 'painter',
    slots: Math.max(1, Math.floor(options.threads / THREADS_A_GRID)),
    // One thread is left for grids, which would wait for a minute otherwise.
    clipSlots: Math.max(1, options.threads - 1),
    mostBlended: 6,
    clips: { fromWords: true, fromPicture: true, toPicture: true, longest: 12 },
    // Surroundings follow from the picture itself, independent of the seed.
    drawsOne: new Set(['zoom-out', 'make-square', 'pan']),
    async start(_order, signal) {
      signal.throwIfAborted()
      if (closed) throw new EngineUnreachable('The painter is closed.')
      return { engine: 'painter' }
    },
    follow(_ticket, order, signal) {
      const { sidePx, gridLimitMs: limitMs = GRID_LIMIT_MS } = options
      const { verb } = order
      if (verb.kind !== 'video' && verb.kind !== 'extend') return followGrid({ pool, order, sidePx, limitMs }, signal)
      const { clipSidePx = CLIP_SIDE_PX, clipPace = 1 } = options
      return followClip({ pool, order, sidePx: clipSidePx, pace: clipPace, limitMs: CLIP_LIMIT_MS }, verb, signal)
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

async function* followGrid({ pool, order, sidePx, limitMs }: Commission, signal: AbortSignal): AsyncGenerator<Report> {
  const answer = await answerInWords(order)
  if (answer !== null) return yield answer
  const plans = (await planPictures(order, sidePx)).slice(0, order.pictures)
  const pictures = yield* followWork({ parts: plans.length, limitMs, signal }, (hearings, stop) =>
    Promise.all(
      plans.map(async (plan, index): Promise<Picture> => {
        const painted = await paintPlan(pool, plan, (share, preview) => hearings[index]?.(share, preview), stop)
        return { ...toPicture(plan, painted), notDrawn: listNotDrawn(order, plan, painted.unplaced) }
      }),
    ),
  )
  yield { state: 'done', pictures, notDrawn: listCommon(pictures) }
}
