import type { Deps } from './deps.ts'
import { deliverCode } from './features/account/jobs.ts'
import type { JobHandlers } from './jobs/runner.ts'
import { sweep } from './jobs/sweep.ts'

/** All that the job queue may ask for. */
export function listJobHandlers(deps: Deps): JobHandlers {
  return {
    'send-code': (payload) => deliverCode(deps, payload),
    sweep: () => sweep(deps),
  }
}
