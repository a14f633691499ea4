import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** A client that sends something at all says so within this; who watches readiness has seen it by then. */
const LINGER_MS = 2_000
const LOOK_EVERY_MS = 20

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Before it closes: serve on until every connection has been told to go, a moment at most. One that is cut between two
     * requests may be cut just as the next is on its way, and nobody would know what became of it.
     */
    letGo(): Promise<void>
  }
}

/** While the server stops, each answer asks its client to come by another connection next time. */
export function addFarewell(server: FastifyInstance, isStopping: () => boolean): void {
  const open = new Set<Socket>()
  server.server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  // They are told in their own words.
  server.server.on('upgrade', (_request, socket) => open.delete(socket as Socket))
  server.addHook('onSend', async (_request, reply) => {
    if (isStopping()) reply.header('connection', 'close')
  })
  server.decorate('letGo', async () => {
    const until = performance.now() + LINGER_MS
    while (open.size > 0 && performance.now() < until) await pause(LOOK_EVERY_MS)
  })
}
