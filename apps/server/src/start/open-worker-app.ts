import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { Refusal } from '../errors.ts'
import { followDefaultLanguage } from '../features/company/gate.ts'
import { addDraining } from '../http/drain-connections.ts'
import { openHttp } from '../http/open-http.ts'
import { addMonitors, type Running } from './add-monitors.ts'

/** What a worker answers: how it is. Neither site nor API nor sockets. */
export function openWorkerApp(deps: Deps, running: Running): FastifyInstance {
  const server = openHttp(deps, followDefaultLanguage(deps))
  addDraining(server)
  addMonitors(server, deps, running)
  server.setNotFoundHandler(() => {
    throw new Refusal('unknown_path')
  })
  return server
}
