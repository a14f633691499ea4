import { EngineRefused, NotTaken } from '../remote/faults.ts'
import { askJson, jsonBody } from '../remote/line.ts'
import { cancelJobs } from './cancel-jobs.ts'
import type { JobPlan } from './plan-jobs.ts'
import type { Server } from './server.ts'
import { submitted } from './wire.ts'

const SUBMIT_TIMEOUT_MS = 60_000
const TRIES = 3
const FIRST_PAUSE_MS = 1_000

/**
 * Submit jobs; returns their ids in order. If not all are accepted, the others are cancelled.
 * @throws NotTaken when the server took none at all; EngineRefused, the signal's reason
 */
export async function submitJobs(server: Server, plans: readonly JobPlan[], signal: AbortSignal): Promise<string[]> {
  const ids: string[] = []
  try {
    for (const plan of plans) {
      const id = await submitOne(server, plan, { signal, tries: ids.length === 0 ? 1 : TRIES })
      if (ids.includes(id)) throw new EngineRefused('engine_bad_reply')
      ids.push(id)
    }
    return ids
  } catch (error) {
    if (ids.length === 0) throw error
    await cancelJobs(server, ids)
    // Some may be drawn already, so a retry would draw them twice.
    throw error instanceof NotTaken ? new EngineRefused('engine_unreachable', { cause: error }) : error
  }
}

async function submitOne(
  { line, pause, settings }: Server,
  { body }: JobPlan,
  { signal, tries }: { signal: AbortSignal; tries: number },
): Promise<string> {
  const timeoutMs = Math.min(SUBMIT_TIMEOUT_MS, settings.timeoutMs)
  for (let left = tries - 1; ; left--) {
    try {
      const question = { ...jsonBody(body), path: '/sdcpp/v1/img_gen', signal, timeoutMs }
      const read = submitted.safeParse(await askJson(line, question))
      // Accepted, but without a readable id.
      if (!read.success) throw new EngineRefused('engine_bad_reply', { cause: read.error })
      return read.data.id
    } catch (error) {
      if (!(error instanceof NotTaken) || left <= 0) throw error
      await pause(error.retryAfterMs ?? FIRST_PAUSE_MS * 2 ** (tries - left), signal)
    }
  }
}
