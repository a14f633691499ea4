import { type Socket, Server as ListeningServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Whoever watches readiness has seen it by then, and sends people elsewhere. */
const LISTEN_ON_MS = 1_000
/** A client that sends something at all does within this, and is told to go. */
const LINGER_MS = 1_500
/** Requests that have not ended by then are cut off. */
const DRAIN_MS = 3_500
const LOOK_EVERY_MS = 20

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Before it closes: let go of every connection so that no request is lost. First all are served as ever; then nobody new is
     * let in, and each answer asks its client for another connection; what says nothing is ended last. One that is cut between
     * two requests may be cut just as the next is on its way, and nobody would know what became of it.
     */
    drainConnections(): Promise<void>
  }
}

export function addFarewell(server: FastifyInstance): void {
  const open = new Set<Socket>()
  let isFarewell = false
  server.server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  // They are told in their own words.
  server.server.on('upgrade', (_request, socket) => open.delete(socket as Socket))
  server.addHook('onSend', async (_request, reply) => {
    if (isFarewell) reply.header('connection', 'close')
  })
  const untilGone = async (withinMs: number) => {
    const until = performance.now() + withinMs
    while (open.size > 0 && performance.now() < until) await pause(LOOK_EVERY_MS)
  }
  server.decorate('drainConnections', async () => {
    await untilGone(LISTEN_ON_MS)
    // Before anybody has to come anew: who is about to be let in when a server stops listening is cut off. And not by its own
    // `close`, which ends what is kept open at once.
    ListeningServer.prototype.close.call(server.server)
    isFarewell = true
    await untilGone(LINGER_MS)
    server.server.closeIdleConnections()
    await untilGone(DRAIN_MS)
    server.server.closeAllConnections()
  })
}
