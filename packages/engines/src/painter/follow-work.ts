import type { StagePreview } from '@easel/painter/worker-protocol'
import type { Report } from '../engine.ts'
import { drawMosaic } from './mosaic.ts'

/** Progress between two previews. */
const PREVIEW_EVERY = 11

/** Told how far a part has come, 0 to 1, and what it looks like; null: as before. */
export type Hearing = (share: number, preview: StagePreview | null) => void

interface Bounds {
  /** Pictures that are shown beside each other in a preview. */
  parts: number
  /** Time after which it is given up. */
  limitMs: number
  signal: AbortSignal
}

/**
 * Does some work in parts and reports how far it has come; gives what comes of it.
 * @throws The signal's reason when it aborts, and a `TimeoutError` when the work takes too long.
 */
export async function* followWork<Result>(
  { parts, limitMs, signal }: Bounds,
  begin: (hearings: readonly Hearing[], signal: AbortSignal) => Promise<Result>,
): AsyncGenerator<Report, Result> {
  const stop = new AbortController()
  // Not `AbortSignal.timeout`: combined with other signals it can be garbage collected and never fire.
  const late = () => stop.abort(new DOMException('It was not painted within its timeout.', 'TimeoutError'))
  const timer = setTimeout(late, limitMs)
  const work = listen(parts, (hearings) => begin(hearings, AbortSignal.any([signal, stop.signal])))
  try {
    let lastProgress = 0
    let previewed = -PREVIEW_EVERY
    while (await work.changed()) {
      const progress = Math.max(lastProgress, Math.min(99, Math.floor(work.progress() * 100)))
      if (progress === lastProgress) continue
      lastProgress = progress
      const due = progress - previewed >= PREVIEW_EVERY
      if (due) previewed = progress
      yield { state: 'drawing', progress, preview: due ? await drawMosaic(work.tiles) : null }
    }
    return await work.result
  } finally {
    clearTimeout(timer)
    // If the reader stops early, the threads must stop too.
    stop.abort(new Error('Nobody follows this work any more.'))
  }
}

interface Work<Result> {
  /** Latest state of each part. */
  tiles: (StagePreview | null)[]
  /** 0 to 1. */
  progress(): number
  /** Waits for news; false when all is done or has failed. */
  changed(): Promise<boolean>
  result: Promise<Result>
}

function listen<Result>(parts: number, begin: (hearings: readonly Hearing[]) => Promise<Result>): Work<Result> {
  const tiles: (StagePreview | null)[] = Array.from({ length: parts }, () => null)
  const shares = tiles.map(() => 0)
  let wake = () => {}
  let news = new Promise<void>((resolve) => (wake = resolve))
  let over = false
  const result = begin(
    tiles.map((_, index) => (share, preview) => {
      shares[index] = share
      tiles[index] = preview ?? tiles[index] ?? null
      wake()
    }),
  )
  const end = () => {
    over = true
    wake()
  }
  result.then(end, end)
  return {
    tiles,
    result,
    progress: () => shares.reduce((sum, share) => sum + share, 0) / shares.length,
    async changed() {
      if (over) return false
      await news
      news = new Promise<void>((resolve) => (wake = resolve))
      return !over
    },
  }
}
