import { onTestFinished } from 'vitest'
import {
  runWorkers,
  type Workers,
  type WorkersDeps,
  type WorkersOptions,
} from '../features/drawing/queue/run-workers.ts'

/** Workers that beat only when the test says so, stopped when it is done. */
export function startWorkers(deps: WorkersDeps, options: WorkersOptions = {}): Workers {
  const workers = runWorkers(deps, { pausesMs: [0], beatMs: 3_600_000, ...options })
  onTestFinished(() => workers.stop())
  return workers
}
