import { randomUUID } from 'node:crypto'
import { type Faults, openFaults } from '../engines/faults.ts'
import { openHost } from '../engines/host.ts'
import { openAnswers } from './answers.ts'
import { openFiles } from './files.ts'
import { openJobs } from './jobs.ts'
import { listNodes } from './node-info.ts'
import { mayAsk } from './may-ask.ts'
import type { StandInOptions, Submission } from './settings.ts'
import type { SocketFault } from './voice.ts'
import { openVoices } from './voices.ts'

/** ComfyUI's external behaviour, controlled by tests. */
export interface ComfyUiStandIn {
  baseUrl: string
  faults: Faults
  /** What was taken, oldest first. */
  submissions: readonly Submission[]
  /** Names of the files that were given to it. */
  uploads: readonly string[]
  /** What is wrong with the sockets to come. */
  nextSockets(...faults: SocketFault[]): void
  /** How many ever came, and how many are there now. */
  socketCount(): number
  openSocketCount(): number
  /** Paths that were asked for to stop something. */
  stops: readonly string[]
  failNext(message: string): void
  /** Add another client's prompt, which never ends by itself. */
  addStrangersJob(): void
  /** What is drawn here now, by its id. */
  runningId(): string | null
  /** Restart, losing all state. */
  restart(): void
  /** One tick further with what is drawn: done by each look at what is over, too. */
  step(): void
  close(): Promise<void>
}

export async function openComfyUiStandIn(options: StandInOptions = {}): Promise<ComfyUiStandIn> {
  const { port = 0, age = 'new', ticks = 1, lacks = [] } = options
  const { checkpoints = ['base.safetensors'], upscalers = ['4x.pth'], loras = [] } = options
  const faults = openFaults()
  const files = openFiles()
  const nodes = Object.entries(listNodes({ checkpoints, upscalers, loras })).filter(([name]) => !lacks.includes(name))
  const state = { failure: null as string | null, submissions: [] as Submission[], stops: [] as string[] }
  const host = await openHost(
    port,
    ({ path }) => faults.take(nameOf(path)),
    async (request, fault) => answer(request, fault),
  )
  const voices = openVoices(host.server, {
    isNew: age === 'new',
    mayCome: ({ headers }) => mayAsk(headers, options.key) === null,
    greet: (client) => {
      const running = jobs.running()
      const queue = { status: { exec_info: { queue_remaining: jobs.waiting.length } }, sid: client }
      const isTheirs = running?.extra.client_id === client
      const now = isTheirs ? [{ type: 'executing', data: { node: running?.ticks[0]?.node ?? '1' } }] : []
      return [{ type: 'status', data: queue }, ...now]
    },
  })
  const jobs = openJobs({ isNew: age === 'new', ticks, voices, ...files })
  const answer = openAnswers({ options, nodes: Object.fromEntries(nodes), files, jobs, state, nameOf })

  return {
    baseUrl: host.baseUrl,
    faults,
    submissions: state.submissions,
    uploads: files.uploads,
    nextSockets: voices.next,
    socketCount: voices.count,
    openSocketCount: voices.openCount,
    stops: state.stops,
    failNext: (message) => (state.failure = message),
    addStrangersJob() {
      jobs.add({ id: randomUUID(), graph: {}, extra: { client_id: 'somebody' }, outputs: [], failure: null }, true)
    },
    runningId: () => jobs.running()?.id ?? null,
    restart: () => {
      jobs.forget()
      files.forget()
    },
    step: jobs.step,
    async close() {
      voices.close()
      await host.close()
    },
  }
}

/** `prompt`, `history`, `queue`, `view`, `upload`, `object_info`, `system_stats`, `interrupt` or `jobs`. */
const nameOf = (path: string) => path.replace(/^\/api(?=\/)/, '').split('/')[1] ?? ''
