import type { Done, Report } from '../engine.ts'
import { EngineRefused, engineMessageOf } from './faults.ts'

/** How far a drawing is; `preview` null: nothing new to see. */
export type ReportProgress = (share: number, preview: Uint8Array | null) => void

/**
 * Yield reports of a running drawing until its end. Stopping the iteration stops the drawing.
 * @throws the signal's reason; what `draw` throws, but for refusals, which are told
 */
export async function* followDrawing(
  draw: (tell: ReportProgress, signal: AbortSignal) => Promise<Done>,
  { signal, stop }: { signal: AbortSignal; stop: AbortController },
): AsyncGenerator<Report> {
  signal.throwIfAborted()
  const abort = () => stop.abort(signal.reason)
  signal.addEventListener('abort', abort, { once: true })
  const board = openBoard()
  const drawing = draw(board.tell, stop.signal)
  const over = drawing.then(board.end, board.end)
  try {
    for (let report = await board.next(); report !== null; report = await board.next()) yield report
    yield await drawing
  } catch (error) {
    if (signal.aborted) throw signal.reason
    if (!(error instanceof EngineRefused)) throw error
    const { reason, detail } = error
    yield { state: 'refused', reason, ...(detail !== null && { detail }), ...engineMessageOf(error) }
  } finally {
    signal.removeEventListener('abort', abort)
    stop.abort(new Error('Nobody follows this drawing any more.'))
    await over
  }
}

type Progress = Extract<Report, { state: 'drawing' }>

/** Holds the latest state until it is read; progress never decreases. */
function openBoard(): { tell: ReportProgress; end(): void; next(): Promise<Progress | null> } {
  let progress = 0
  let preview: Uint8Array | null = null
  let isNew = false
  let isBegun = false
  let isOver = false
  let wake = () => {}
  return {
    tell(share, seen) {
      const now = Math.max(progress, Math.min(99, Math.floor(share * 100)))
      if (isBegun && now === progress && seen === null) return
      isBegun = true
      progress = now
      preview = seen ?? preview
      isNew = true
      wake()
    },
    end() {
      isOver = true
      wake()
    },
    async next() {
      while (!isNew && !isOver) await new Promise<void>((resolve) => (wake = resolve))
      if (isOver) return null
      const report: Progress = { state: 'drawing', progress, preview }
      isNew = false
      preview = null
      return report
    },
  }
}
