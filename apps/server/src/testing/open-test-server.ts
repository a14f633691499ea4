import { join } from 'node:path'
import type { Call } from '@easel/contract/call'
import type { FastifyInstance } from 'fastify'
import { openApp } from '../app.ts'
import { readSite } from '../http/site.ts'
import type { Log } from '../platform/log.ts'
import { listJobHandlers } from '../start/work.ts'
import { afterFile } from './after-file.ts'
import { type Answer, type CallInput, makeCall } from './make-call.ts'
import { openTestDeps, type TestDeps } from './open-test-deps.ts'
import { runDueJobs } from './run-due-jobs.ts'
import { setQuotas } from './set-quotas.ts'

const PLENTY = {
  channels: 10_000,
  members: 10_000,
  relaxTasks: 10_000,
  tasks: 10_000,
  messages: 10_000,
  options: 10_000,
}

export interface TestServer extends TestDeps {
  app: FastifyInstance
  call(call: Call, input?: CallInput): Promise<Answer>
  /** Do every job that is due, and come back. */
  runJobs(): Promise<void>
}

/** The real server on an empty database, closed when the test file is done. */
export async function openTestServer(
  settings: Record<string, string> = {},
  { webRoot, log }: { webRoot?: string; log?: Log } = {},
): Promise<TestServer> {
  const opened = await openTestDeps(settings, log)
  const { deps, server, files } = opened
  // A clock that stands still makes one minute of a whole test; what quotas refuse has tests of its own.
  await setQuotas(deps, PLENTY)
  const site = readSite(webRoot ?? join(files, 'no-site'))
  const app = await openApp(deps, { site, isQueueReady: () => true, isStopping: () => false })
  await app.ready()
  afterFile(() => app.close())
  return {
    ...opened,
    app,
    call: (call, input) => makeCall(app, call, input),
    runJobs: () => runDueJobs(server, listJobHandlers(deps)),
  }
}
