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
import { startJobs } from '../jobs/runner.ts'
import { type OpenedDeps, openDeps } from './open-deps.ts'
import { openWorkerApp } from './open-worker-app.ts'
import type { Log } from '../platform/log.ts'
import { mayServe, mayWork } from '../platform/roles.ts'
import { yieldMemory } from '../platform/yield-memory.ts'
import { StartupProblem } from '../platform/startup-problem.ts'
import { warnOfUnknownEngines } from './join-fleet.ts'
import { listOwnJobs, startDrawing } from './work.ts'
import { WEB_ROOT } from '../built-files.ts'

/** For servers that do not run overnight; delayed so as not to slow the start. */
const CHECK_PICTURES_AFTER_MS = 10 * 60_000

export interface RunningServer {
  /** Where people reach it. */
  url: string
  dataDir: string
  /** Just made up; null: it was there before, or came from the settings, or is made by another role. */
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
  // Where they share a machine that is out of memory, whoever serves people is ended last.
  if (!mayServe(config.role)) yieldMemory(500)
  const opened = await openDeps(config, show)
  const { deps, folder } = opened
  const stopping = new AbortController()
  const { role, workerSlots } = config
  const running = { isQueueReady: () => !stopping.signal.aborted, isStopping: () => stopping.signal.aborted }
  const work: Stoppable[] = []
  try {
    // First: drawings that a dead server left at engines are waiting.
    if (mayWork(role)) work.push(startDrawing(deps, workerSlots))
    await seedCompany(deps)
    await prepareKeys(deps)
    await resealSecrets(deps)
    const administrator = mayServe(role) ? await ensureAdministrator({ ...deps, ...composeAccountNeeds(deps) }) : null
    if (mayWork(role)) work.push(await takeJobs(opened))
    const app = mayServe(role)
      ? await openApp(deps, { site: readSite(WEB_ROOT), ...running })
      : openWorkerApp(deps, running)
    const port = await listen(app, config)
    const url = addressOf(config, port)
    const note = administrator && (await leaveNote(opened, port, administrator.userId))
    const payments = [...deps.payments.gateways.keys()]
    sayWhoPaysNothing(deps)
    warnOfUnknownEngines(deps)
    const drawn = deps.engines.list().filter(({ reach }) => reach === 'here')
    deps.log.info({ url, role, engines: drawn.map(({ id }) => id), sms: deps.sms.id, payments }, 'started')
    return {
      url,
      dataDir: folder.path,
      administratorPassword: administrator?.password ?? null,
      log: deps.log,
      stop: () => stopAll({ app, work, opened, note, stopping }),
    }
  } catch (error) {
    for (const part of work) await part.stop()
    await opened.close()
    throw error
  }
}

/** PUBLIC_URL is where people are served, and nobody is by a worker. */
function addressOf({ role, publicUrl }: Config, port: number): string {
  return (mayServe(role) && publicUrl) || `http://localhost:${port}`
}

interface Stoppable {
  stop(): Promise<void>
}

/** Take jobs, beginning with those that every start has done. */
async function takeJobs({ server, deps }: OpenedDeps): Promise<Stoppable> {
  const jobs = await startJobs({ server, nodeId: deps.nodeId, log: deps.log, traces: deps.traces }, listOwnJobs(deps))
  await deps.db.transaction().execute(async (tx) => {
    await enqueue(tx, 'check-ledger', {})
    await enqueue(tx, 'sweep-pictures', {})
    await enqueue(tx, 'find-lost-money', {})
    await enqueue(tx, 'compare-bills', {}, { key: 'compare-bills' })
    const soon = new Date(deps.clock.now().getTime() + CHECK_PICTURES_AFTER_MS)
    await enqueue(tx, 'check-pictures', {}, { key: 'check-pictures', runAt: soon })
  })
  return { stop: () => jobs.close() }
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

interface Note {
  file: string
  administratorId: string
}

/** For programs of the same account: where the server is, and a session of the administrator. */
async function leaveNote({ deps, folder }: OpenedDeps, port: number, administratorId: string): Promise<Note> {
  const file = join(folder.run, 'server.json')
  const token = await openTerminal(deps, administratorId)
  const note = { pid: process.pid, url: `http://127.0.0.1:${port}`, token }
  writeFileSync(`${file}.new`, JSON.stringify(note), { mode: 0o600 })
  renameSync(`${file}.new`, file)
  return { file, administratorId }
}

interface Running {
  app: FastifyInstance
  work: readonly Stoppable[]
  opened: OpenedDeps
  /** Null: a worker leaves none. */
  note: Note | null
  stopping: AbortController
}

async function stopAll({ app, work, opened, note, stopping }: Running): Promise<void> {
  if (stopping.signal.aborted) return
  stopping.abort()
  const { deps } = opened
  deps.log.info('stopping')
  // Awaited at the close; a database that is away must not hold up the rest.
  void opened.leave()
  const stopWork = () => Promise.all(work.map((part) => part.stop()))
  // Nobody is served by a worker, so another one has its drawings before anything else.
  if (!mayServe(deps.config.role)) await stopWork()
  if (note) rmSync(note.file, { force: true })
  await app.drainConnections()
  await app.close()
  if (note) await closeTerminal(deps, note.administratorId)
  if (mayServe(deps.config.role)) await stopWork()
  await opened.close()
  deps.log.info('stopped')
}
