import type { Deps } from './deps.ts'
import { deliverCode } from './features/account/jobs.ts'
import { runWorkers, type WorkersDeps } from './features/drawing/queue/run-workers.ts'
import { reportLedger } from './features/ledger/jobs.ts'
import type { JobHandlers } from './jobs/runner.ts'
import { sweep } from './jobs/sweep.ts'

/** All that the job queue may ask for. */
export function listJobHandlers(deps: Deps): JobHandlers {
  return {
    'send-code': (payload) => deliverCode(deps, payload),
    'check-ledger': () => reportLedger(deps),
    sweep: () => sweep(deps),
  }
}

/** Draw what is in line, with as many workers as the engine has slots. Stopping hands unfinished tasks back at once. */
export function startDrawing(deps: WorkersDeps): { stop(): Promise<void> } {
  return runWorkers(deps)
}
