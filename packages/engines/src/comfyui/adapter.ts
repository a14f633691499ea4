import type { RemoteEngine } from '../engine.ts'
import { openQueued } from '../remote/open-queued.ts'
import type { RemoteTools } from '../remote/tools.ts'
import { readAbilities } from './abilities.ts'
import { cancelPrompt } from './cancel-prompt.ts'
import { followPrompt } from './follow-prompt.ts'
import { closeListener } from './open-listener.ts'
import { probeServer } from './probe.ts'
import { recoverPrompt } from './recover-prompt.ts'
import { clipsOf, listUnable } from './own-role.ts'
import { openServer } from './server.ts'
import type { ComfyUiSettings } from './settings.ts'
import { startOrder } from './start-order.ts'
import { storedTicket } from './wire.ts'

/** ComfyUI as an engine. An order is one prompt, named after its attempt. */
export function openComfyUi(settings: ComfyUiSettings, tools: RemoteTools): RemoteEngine {
  const server = openServer(settings, tools)
  const clips = clipsOf(settings)
  return openQueued({
    id: settings.id,
    // LoRAs are offered only if every graph can take them: otherwise they would be ignored silently.
    loras: new Set(listUnable(settings).length === 0 ? settings.loras.keys() : []),
    ...(clips && { clips }),
    start: (order, signal) => startOrder(server, order, signal),
    follow: (ticket, order, signal) => followPrompt(server, { ticket, order }, signal),
    async cancel(ticket) {
      const stored = storedTicket.safeParse(ticket)
      if (stored.success && 'prompt' in stored.data) await cancelPrompt(server, stored.data)
    },
    async close() {
      await Promise.all([...server.posts.keys()].map((client) => closeListener(server, client)))
    },
    abilities: () => readAbilities(server),
    probe: (signal) => probeServer(server, signal),
    recover: (attempt, signal) => recoverPrompt(server, attempt, signal),
  })
}
