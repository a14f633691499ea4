import { type DrawOrder, EngineUnreachable, type RemoteEngine, type Report, type Ticket } from '../engine.ts'
import { drawOrder } from '../remote/draw-order.ts'
import { EngineRefused, NotTaken, engineMessageOf } from '../remote/faults.ts'
import { followDrawing } from '../remote/follow-drawing.ts'
import { openQueued } from '../remote/open-queued.ts'
import { reportRefused } from '../remote/report-refused.ts'
import { takeDrawn } from '../remote/take-drawn.ts'
import type { RemoteTools } from '../remote/tools.ts'
import { readAbilities } from './abilities.ts'
import { awaitJobs } from './await-jobs.ts'
import { cancelJobs } from './cancel-jobs.ts'
import { planJobs } from './plan-jobs.ts'
import { probeServer } from './probe.ts'
import { learnCapabilities, openServer, type Server } from './server.ts'
import type { SdCppSettings } from './settings.ts'
import { submitJobs } from './submit-jobs.ts'

/** stable-diffusion.cpp's server as an engine. An order is one job or several. */
export function openSdCpp(settings: SdCppSettings, tools: RemoteTools): RemoteEngine {
  const server = openServer(settings, tools)
  return openQueued({
    id: settings.id,
    loras: new Set(settings.loras.keys()),
    start: (order, signal) => submitOrder(server, order, signal),
    follow: (ticket, order, signal) => followJobs(server, { ticket, order }, signal),
    cancel: (ticket) => cancelJobs(server, idsOf(ticket)),
    abilities: () => readAbilities(server),
    probe: (signal) => probeServer(server, signal),
  })
}

/** A refusal becomes a ticket: the order may have been drawn, and must not be submitted again. */
async function submitOrder(server: Server, order: DrawOrder, signal: AbortSignal): Promise<Ticket> {
  const engine = server.settings.id
  try {
    await learnOnce(server, order, signal)
    const plans = await planJobs(order, { settings: server.settings, capabilities: server.known.capabilities })
    return { engine, jobs: (await submitJobs(server, plans, signal)).join(' ') }
  } catch (error) {
    if (error instanceof NotTaken) throw new EngineUnreachable(error.message, { cause: error })
    if (error instanceof EngineRefused) return { engine, refused: error.reason, ...engineMessageOf(error) }
    throw error
  }
}

/** A server that does not tell is taken as a usual one. */
async function learnOnce(server: Server, { verb }: DrawOrder, signal: AbortSignal): Promise<void> {
  if (server.known.isTold || verb.kind === 'describe' || verb.kind === 'shorten') return
  try {
    await learnCapabilities(server, signal)
  } catch (error) {
    if (!(error instanceof EngineRefused)) throw error
  }
}

async function* followJobs(
  server: Server,
  { ticket, order }: { ticket: Ticket; order: DrawOrder },
  signal: AbortSignal,
): AsyncGenerator<Report> {
  signal.throwIfAborted()
  if (ticket.refused !== undefined) return yield reportRefused(ticket)
  if (ticket.engine !== server.settings.id) return yield { state: 'refused', reason: 'engine_lost' }
  yield* followDrawing(
    async (tell, halt) => {
      const begun = (share: number) => tell(share, null)
      const pictures = await awaitJobs(server, idsOf(ticket), { begun, signal: halt })
      return drawOrder(takeDrawn(server.settings.id, order, pictures), order)
    },
    { signal, stop: new AbortController() },
  )
}

const idsOf = ({ jobs }: Ticket) => (typeof jobs === 'string' && jobs !== '' ? jobs.split(' ') : [])
