import type { FastifyInstance } from 'fastify'
import { type DoorDeps, openDoor, type ProgramAnswer, type ProgramRoute } from '../open-door.ts'
import { refuseMcp } from './refuse-mcp.ts'
import { serveMcp } from './serve-mcp.ts'

/** There are no sessions to listen to or to end; clients know this answer, and go on without. */
async function refuseMethod(): Promise<ProgramAnswer> {
  const error = { code: -32_000, message: 'Method not allowed.' }
  return { status: 405, headers: { allow: 'POST' }, json: { jsonrpc: '2.0', error, id: null } }
}

function listRoutes(deps: DoorDeps): ProgramRoute[] {
  const others = (['GET', 'DELETE'] as const).map((method): ProgramRoute => {
    return { method, path: '', scope: null, summary: 'Refused: there are no sessions', run: refuseMethod }
  })
  const run: ProgramRoute['run'] = (call) => serveMcp(deps, call)
  return [
    { method: 'POST', path: '', scope: null, summary: 'One message of the Model Context Protocol', run },
    ...others,
  ]
}

/** The Model Context Protocol over streamable HTTP, for clients that can send a header. */
export async function mountMcp(server: FastifyInstance, deps: DoorDeps): Promise<void> {
  await openDoor(server, deps, { name: 'MCP', prefixes: ['/mcp'], routes: listRoutes(deps), refuse: refuseMcp })
}
