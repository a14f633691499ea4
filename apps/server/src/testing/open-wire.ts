import { once } from 'node:events'
import { connect, createServer, type NetConnectOpts, type Socket } from 'node:net'

/** A network between a program and what it talks to, which a test can break. */
export interface Wire {
  port: number
  /** Connections since the beginning, also those that were refused at once. */
  opened(): number
  /** End every connection; new ones are welcome. */
  cut(): void
  /** End every connection and refuse new ones. */
  goAway(): void
  /** Pass nothing on, and tell nobody. */
  freeze(): void
  comeBack(): void
  close(): Promise<void>
}

type State = 'open' | 'away' | 'frozen'

export async function openWire(target: NetConnectOpts): Promise<Wire> {
  const sockets = new Set<Socket>()
  let state: State = 'open'
  let opened = 0
  const server = createServer((near) => {
    opened += 1
    if (state === 'away') return near.destroy()
    const far = connect(target)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('data', (bytes) => to.write(bytes))
      from.on('error', () => to.destroy())
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
      if (state === 'frozen') from.pause()
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    port: portOf(server.address()),
    opened: () => opened,
    cut,
    goAway() {
      state = 'away'
      cut()
    },
    freeze() {
      state = 'frozen'
      for (const socket of sockets) socket.pause()
    },
    comeBack() {
      state = 'open'
      for (const socket of sockets) socket.resume()
    },
    async close() {
      cut()
      server.close()
      await once(server, 'close')
    },
  }
}

function portOf(address: ReturnType<ReturnType<typeof createServer>['address']>): number {
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}
