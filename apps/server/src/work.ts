import { Workers, type WorkersDeps } from './features/drawing/queue/workers.ts'

/** Draw what is in line, with as many workers as the engine has slots. Stopping hands unfinished tasks back at once. */
export function startDrawing(deps: WorkersDeps): { stop(): Promise<void> } {
  return new Workers(deps)
}
