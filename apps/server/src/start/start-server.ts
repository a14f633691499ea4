import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { composeAccountNeeds } from './account-needs.ts'
import { openApp } from '../app.ts'
import type { Config } from '../config.ts'
import type { Deps } from '../deps.ts'
import { ensureAdministrator } from '../features/account/ensure-administrator.ts'
import { closeTerminal, openTerminal } from '../features/account/open-terminal.ts'
import { seedCompany } from '../features/company/seed-company.ts'
import { prepareKeys } from '../features/notification/gate.ts'
import { resealSecrets } from '../features/webhook/gate.ts'
import { readSite } from '../http/site.ts'
import { enqueue } from '../jobs/queue.ts'
import { type JobRunner, startJobs } from '../jobs/runner.ts'
import { type OpenedDeps, openDeps } from './open-deps.ts'
import type { Log } from '../platform/log.ts'
import { StartupProblem } from '../platform/startup-problem.ts'
import { listJobHandlers, startDrawing } from './work.ts'
import { WEB_ROOT } from '../built-files.ts'

/** For servers that do not run overnight; delayed so as not to slow the start. */
const CHECK_PICTURES_AFTER_MS = 10 * 60_000

export interface RunningServer {
  /** Where people reach it. */
  url: string
  dataDir: string
  /** Just made up; null: it was there before, or came from the settings. */
  administratorPassword: string | null
  log: Log
  /** Graceful shutdown: stop accepting, finish or release running work, close the database last. */
  stop(): Promise<void>
}

/**
 * Start everything and listen.
 * @param show writes a line to whoever started the server
 * @throws StartupProblem
 */
export async function startServer(config: Config, show: (text: string) => void): Promise<RunningServer> {
  const opened = await openDeps(config, show)
  const { deps, folder } = opened
  const stopping = new AbortController()
  let jobs: JobRunner | undefined
  let drawing: { stop(): Promise<void> } | undefined
  try {
    // First: drawings that a dead server left at engines are waiting.
    drawing = startDrawing(deps)
    await seedCompany(deps)
    await prepareKeys(deps)
    await resealSecrets(deps)
    const administrator = await ensureAdministrator({ ...deps, ...composeAccountNeeds(deps) })
    jobs = await startJobs({ server: opened.server, nodeId: deps.nodeId, log: deps.log }, listJobHandlers(deps))
    await deps.db.transaction().execute(async (tx) => {
      await enqueue(tx, 'check-ledger', {})
      await enqueue(tx, 'sweep-pictures', {})
      await enqueue(tx, 'find-lost-money', {})
      await enqueue(tx, 'compare-bills', {}, { key: 'compare-bills' })
      const soon = new Date(deps.clock.now().getTime() + CHECK_PICTURES_AFTER_MS)
      await enqueue(tx, 'check-pictures', {}, { key: 'check-pictures', runAt: soon })
    })
    const app = await openApp(deps, {
      site: readSite(WEB_ROOT),
      isQueueReady: () => !stopping.signal.aborted,
      isStopping: () => stopping.signal.aborted,
    })
    const port = await listen(app, config)
    const note = join(folder.run, 'server.json')
    const token = await openTerminal(deps, administrator.userId)
    leaveNote(note, { pid: process.pid, url: `http://127.0.0.1:${port}`, token })
    const stop = () => stopAll({ app, drawing, jobs, opened, note, stopping, administratorId: administrator.userId })
    const url = config.publicUrl ?? `http://localhost:${port}`
    const payments = [...deps.payments.gateways.keys()]
    sayWhoPaysNothing(deps)
    deps.log.info({ url, engines: deps.engines.list().map(({ id }) => id), sms: deps.sms.id, payments }, 'started')
    return { url, dataDir: folder.path, administratorPassword: administrator.password, log: deps.log, stop }
  } catch (error) {
    await drawing?.stop()
    await jobs?.close()
    await opened.close()
    throw error
  }
}

/** Log that the sandbox gives goods without payment, in case it is unintended. */
function sayWhoPaysNothing({ config, log }: Pick<Deps, 'config' | 'log'>): void {
  const { opensTo, why } = config.sandbox
  if (opensTo === 'nobody') log.info({ why }, 'the sandbox is closed')
  else log.warn({ opensTo, why }, 'the sandbox is open: orders are paid without money')
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<number> {
  try {
    await app.listen({ host, port })
  } catch (error) {
    await app.close()
    throw toStartupProblem(error, { host, port })
  }
  const address = app.server.address()
  return typeof address === 'object' && address !== null ? address.port : port
}

function toStartupProblem(error: unknown, { host, port }: Pick<Config, 'host' | 'port'>): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  const advice: Record<string, string> = {
    EADDRINUSE: `Port ${port} is in use: stop the program that has it, or choose another one with PORT=${port + 1}.`,
    EACCES: `Port ${port} may not be used by this account: choose one above 1023 with PORT.`,
    EADDRNOTAVAIL: `This machine has no address ${host}: correct HOST, or leave it out.`,
  }
  const sentence = advice[String(code)]
  return sentence === undefined ? error : new StartupProblem(sentence, { cause: error })
}

/** For programs of the same account: where the server is, and a session of the administrator. */
function leaveNote(file: string, note: { pid: number; url: string; token: string }): void {
  writeFileSync(`${file}.new`, JSON.stringify(note), { mode: 0o600 })
  renameSync(`${file}.new`, file)
}

interface Running {
  app: FastifyInstance
  drawing: { stop(): Promise<void> } | undefined
  jobs: JobRunner | undefined
  opened: OpenedDeps
  note: string
  stopping: AbortController
  administratorId: string
}

async function stopAll({ app, drawing, jobs, opened, note, stopping, administratorId }: Running): Promise<void> {
  if (stopping.signal.aborted) return
  stopping.abort()
  const { log } = opened.deps
  log.info('stopping')
  rmSync(note, { force: true })
  await app.drainConnections()
  await app.close()
  await closeTerminal(opened.deps, administratorId)
  await drawing?.stop()
  await jobs?.close()
  await opened.close()
  log.info('stopped')
}
