import type { RemoteEngine } from '../engine.ts'
import { drawOrder } from '../remote/draw-order.ts'
import { openSynchronous } from '../remote/open-synchronous.ts'
import type { RemoteTools } from '../remote/tools.ts'
import { readAbilities } from './abilities.ts'
import { probeServer } from './probe.ts'
import { openServer } from './server.ts'
import type { SdWebuiSettings } from './settings.ts'
import { openStudio } from './studio.ts'

/** AUTOMATIC1111's web UI or Forge as an engine. It draws one request at a time, which is lost at our restart. */
export function openSdWebui(settings: SdWebuiSettings, tools: RemoteTools): RemoteEngine {
  const server = openServer(settings, tools)
  const work = openSynchronous(settings.id, tools, (order, run) => drawOrder(openStudio(server, order, run), order))
  return {
    id: settings.id,
    slots: 1,
    mostBlended: 6,
    worksBySight: true,
    loras: new Set(settings.loras.keys()),
    ...work,
    abilities: () => readAbilities(server),
    probe: (signal) => probeServer(server, signal),
    async close() {
      await work.close()
      server.closing.abort(new Error('The engine is closed.'))
    },
  }
}
