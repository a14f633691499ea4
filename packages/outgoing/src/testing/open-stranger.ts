import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { createServer as createListener, type AddressInfo, type Socket } from 'node:net'
import { WebSocketServer, type WebSocket } from 'ws'

/** Somebody else's server on this machine. */
export interface Stranger {
  origin: string
  port: number
  /** Connections that ever came about. */
  connectionCount(): number
  /** Connections that are open now. */
  openCount(): number
  close(): Promise<void>
}

export function openStranger(answer: RequestListener): Promise<Stranger> {
  return listen(createServer(answer))
}

/** Speaks over sockets what it answers otherwise: the body. */
export function openSecureStranger(
  certificate: { key: string; cert: string },
  answer: (asked: IncomingMessage) => string,
): Promise<Stranger> {
  const server = createSecureServer(certificate, (asked, answering) => answering.end(answer(asked)))
  new WebSocketServer({ server }).on('connection', (socket, asked) => {
    socket.send(answer(asked))
    socket.close()
  })
  return listen(server)
}

/** Says whatever it likes, HTTP or not. */
export function openRawStranger(speak: (socket: Socket) => void): Promise<Stranger> {
  return listen(createListener(speak))
}

export function openSocketStranger(speak: (socket: WebSocket, headers: object) => void): Promise<Stranger> {
  const server = createServer()
  const sockets = new WebSocketServer({ server, perMessageDeflate: false })
  sockets.on('connection', (socket, { headers }) => speak(socket, headers))
  return listen(server)
}

/** A listener that must never be reached. */
export function openCanary(host: string): Promise<Stranger> {
  return listen(
    createListener((socket) => socket.destroy()),
    host,
  )
}

async function listen(server: Server | ReturnType<typeof createListener>, host = '127.0.0.1'): Promise<Stranger> {
  const open = new Set<Socket>()
  let count = 0
  server.on('connection', (socket: Socket) => {
    count += 1
    open.add(socket)
    // A visitor may leave in the middle of a word.
    socket.on('error', () => socket.destroy())
    socket.on('close', () => open.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, host, resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    port,
    connectionCount: () => count,
    openCount: () => open.size,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        open.forEach((socket) => socket.destroy())
      }),
  }
}
