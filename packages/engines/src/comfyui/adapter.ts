import { EngineUnreachable, type RemoteEngine } from '../engine.ts'
import type { RemoteTools } from '../remote/tools.ts'
import { readAbilities } from './abilities.ts'
import { cancelPrompt } from './cancel-prompt.ts'
import { followPrompt } from './follow-prompt.ts'
import { probeServer } from './probe.ts'
import { recoverPrompt } from './recover-prompt.ts'
import { openServer } from './server.ts'
import type { ComfyUiSettings } from './settings.ts'
import { startOrder } from './start-order.ts'
import { storedTicket } from './wire.ts'

/** The server draws one prompt after the other; one more waits there, so that it never stands still. */
const SLOTS = 2

/** ComfyUI as an engine. An order is one prompt, named after its attempt, so that a drawing outlives a restart of ours. */
export function openComfyUi(settings: ComfyUiSettings, tools: RemoteTools): RemoteEngine {
  const server = openServer(settings, tools)
  let isClosed = false
  return {
    id: settings.id,
    slots: SLOTS,
    mostBlended: 6,
    worksBySight: true,
    async start(order, signal) {
      signal.throwIfAborted()
      if (isClosed) throw new EngineUnreachable('The engine is closed.')
      return startOrder(server, order, signal)
    },
    follow: (ticket, order, signal) => followPrompt(server, { ticket, order }, signal),
    async cancel(ticket) {
      const stored = storedTicket.safeParse(ticket)
      if (stored.success && 'prompt' in stored.data) await cancelPrompt(server, stored.data)
    },
    async close() {
      isClosed = true
    },
    abilities: () => readAbilities(server),
    probe: (signal) => probeServer(server, signal),
    recover: (attempt, signal) => recoverPrompt(server, attempt, signal),
  }
}
