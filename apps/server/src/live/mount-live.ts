import websocket from '@fastify/websocket'
import { preConnect } from '@easel/contract/live'
import { FRAME_MAX_BYTES, TICKET_SECONDS } from '@easel/contract/limits'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { Refusal } from '../errors.ts'
import type { Mount } from '../http/route.ts'
import { Connection, type ConnectionDeps } from './connection.ts'
import { Hub } from './hub.ts'
import { keepAlive } from './keep-alive.ts'
import { type PresenceDeps, PresenceKeeper } from './presence-keeper.ts'
import { Sockets } from './sockets.ts'
import { issueTicket, takeTicket } from './tickets.ts'
import { Typing, type TypingDeps } from './typing.ts'

export const SOCKET_PATH = '/api/ws/connect'

export type LiveDeps = Pick<Deps, 'db' | 'bus' | 'log' | 'clock' | 'config' | 'newId' | 'nodeId' | 'counts'> & {
  mayJoin: ConnectionDeps['mayJoin']
  findUser: ConnectionDeps['findUser']
  findPerson: TypingDeps['findPerson']
  announcePresence: PresenceDeps['announce']
}

/** Serve the ticket call and the socket. Register before the routes that the socket's path may not shadow. */
export async function mountLive(app: FastifyInstance, mount: Mount, deps: LiveDeps): Promise<void> {
  const hub = new Hub(deps)
  const sockets = new Sockets(deps)
  const typing = new Typing({ ...deps, hub })
  const processId = `${deps.nodeId}:${deps.newId()}`
  const presence = new PresenceKeeper({ ...deps, processId, announce: deps.announcePresence })
  const { publicUrl } = deps.config

  mount.handle(preConnect, async ({ actor, request }) => ({
    url: socketUrl(publicUrl, request.origin),
    ticket: await issueTicket(deps.db, actor, deps.clock.now()),
    expiresIn: TICKET_SECONDS,
  }))

  // Before the plugin's own hook, which closes sockets without a close frame.
  app.addHook('preClose', async () => {
    sockets.closeAll()
    typing.close()
    hub.close()
    await presence.close()
  })
  await app.register(websocket, { options: { maxPayload: FRAME_MAX_BYTES, perMessageDeflate: false } })
  app.route({
    method: 'GET',
    url: SOCKET_PATH,
    preValidation: async (request) => {
      refuseForeignOrigin(request, publicUrl)
      request.ticketOwner = await redeem(deps, request)
      if (!sockets.hasRoomFor(request.ticketOwner.userId)) throw new Refusal('rate_limited', { retryAfter: 5 })
    },
    handler: () => {
      throw new Refusal('malformed')
    },
    wsHandler: (socket, request) => {
      const owner = request.ticketOwner
      if (!owner) return socket.close(1008)
      // Several handshakes may have passed the check at once; only as many as fit may stay.
      if (!sockets.hasRoomFor(owner.userId)) return socket.close(1013, 'too many sockets')
      const connection = new Connection({ ...deps, hub, typing }, socket, owner)
      sockets.add(connection)
      presence.enter(owner.userId)
      keepAlive(socket)
      socket.on('close', () => {
        sockets.delete(connection)
        presence.leave(owner.userId)
      })
      connection.open().catch((error: unknown) => deps.log.warn({ err: error }, 'socket not opened'))
    },
  })
}

declare module 'fastify' {
  interface FastifyRequest {
    ticketOwner?: { userId: string; sessionId: string }
  }
}

/** Path only when our address is unknown; the page prepends its own. */
function socketUrl(publicUrl: string | null, origin: string | null): string {
  const site = publicUrl ?? origin
  return site === null ? SOCKET_PATH : new URL(SOCKET_PATH, site).href.replace(/^http/, 'ws')
}

async function redeem(deps: LiveDeps, request: FastifyRequest): Promise<{ userId: string; sessionId: string }> {
  const ticket = new URL(request.url, 'http://socket').searchParams.get('ticket') ?? ''
  const owner = await takeTicket(deps.db, ticket, deps.clock.now())
  if (!owner) throw new Refusal('unauthenticated')
  return owner
}

/** Browsers send the Origin of the page; other programs send none. */
function refuseForeignOrigin(request: FastifyRequest, publicUrl: string | null): void {
  const { origin, host } = request.headers
  if (origin === undefined) return
  const own = publicUrl === null ? [] : [new URL(publicUrl).host]
  if (!URL.canParse(origin) || ![host, ...own].includes(new URL(origin).host)) throw new Refusal('forbidden')
}
