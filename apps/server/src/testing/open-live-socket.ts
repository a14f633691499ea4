import { preConnect } from '@easel/contract/live'
import { type ClientFrame, serverFrame, type ServerFrame } from '@easel/contract/live'
import { envelope } from '@easel/contract/envelope'
import { refusalData } from '@easel/contract/errors'
import { json as readJson } from 'node:stream/consumers'
import { expect } from 'vitest'
import { WebSocket } from 'ws'
import { SOCKET_PATH } from '../live/mount-live.ts'
import { eventually } from './eventually.ts'
import type { TestServer } from './open-test-server.ts'

/** A browser's end of the socket: remembers what it was told. */
export interface LiveSocket {
  socket: WebSocket
  frames: ServerFrame[]
  say(frame: ClientFrame): void
  /** The code that the server closed it with. */
  closed: Promise<number>
}

/** Why the server opened no socket. */
class NotOpened extends Error {
  override name = 'NotOpened'
}

export async function askTicket(server: TestServer, token: string): Promise<string> {
  return preConnect.data.parse((await server.call(preConnect, { token })).data).ticket
}

/** Open a socket of a person over the network. @throws NotOpened with `<http> <reason>` */
export async function openLiveSocket(server: TestServer, address: string, token: string): Promise<LiveSocket> {
  return openWithTicket(address, { ticket: await askTicket(server, token) })
}

/** @throws NotOpened with `<http> <reason>` */
export async function openWithTicket(
  address: string,
  { ticket, origin }: { ticket?: string; origin?: string },
): Promise<LiveSocket> {
  const url = `${address.replace('http', 'ws')}${SOCKET_PATH}${ticket === undefined ? '' : `?ticket=${ticket}`}`
  const socket = new WebSocket(url, origin === undefined ? {} : { origin })
  const frames: ServerFrame[] = []
  socket.on('message', (bytes) => frames.push(serverFrame.parse(JSON.parse(String(bytes)))))
  const closed = new Promise<number>((resolve) => socket.on('close', resolve))
  await opened(socket)
  return { socket, frames, closed, say: (frame) => socket.send(JSON.stringify(frame)) }
}

/** Listen to a channel, and wait until the server says so. */
export async function subscribe(live: LiveSocket, channelId: string, since?: number): Promise<void> {
  const ref = `sub ${live.frames.length}`
  live.say({ t: 'sub', channelId, ref, ...(since !== undefined && { since }) })
  await eventually(() => expect(live.frames.some((frame) => frame.t === 'subbed' && frame.ref === ref)).toBe(true))
}

function opened(socket: WebSocket): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.on('open', () => resolve())
    socket.on('error', reject)
    socket.on('unexpected-response', (_request, response) => {
      readJson(response).then((body) => {
        const reason = refusalData.parse(envelope.parse(body).data).reason
        reject(new NotOpened(`${response.statusCode} ${reason}`))
      }, reject)
    })
  })
}
