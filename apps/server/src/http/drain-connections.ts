import { type Socket, Server as ListeningServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** By then load balancers have seen the failing readiness and route elsewhere. */
const LISTEN_ON_MS = 1_000
/** Active clients send something within this time and are told to reconnect. */
const LINGER_MS = 1_500
/** Requests that have not ended by then are cut off. */
const DRAIN_MS = 3_500
const LOOK_EVERY_MS = 20

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Drain connections before closing so that no request is lost: first serve everyone as usual, then stop accepting connections
     * and send `Connection: close` with each response; idle connections are closed last. Closing between two requests may hit the
     * next request in flight, whose outcome would be unknown.
     */
    drainConnections(): Promise<void>
  }
}

/** Gives the server `drainConnections`. */
export function addDraining(server: FastifyInstance): void {
  const open = new Set<Socket>()
  let isDraining = false
  server.server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  // WebSockets are closed separately, with a close code.
  server.server.on('upgrade', (_request, socket) => open.delete(socket as Socket))
  server.addHook('onSend', async (_request, reply) => {
    if (isDraining) reply.header('connection', 'close')
  })
  const untilGone = async (withinMs: number) => {
    const until = performance.now() + withinMs
    while (open.size > 0 && performance.now() < until) await pause(LOOK_EVERY_MS)
  }
  server.decorate('drainConnections', async () => {
    await untilGone(LISTEN_ON_MS)
    // First stop accepting: clients in the accept queue are cut off when a server stops listening. Not by Fastify's own `close`,
    // which would end keep-alive connections at once.
    ListeningServer.prototype.close.call(server.server)
    isDraining = true
    await untilGone(LINGER_MS)
    server.server.closeIdleConnections()
    await untilGone(DRAIN_MS)
    server.server.closeAllConnections()
  })
}
