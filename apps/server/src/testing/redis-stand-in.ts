import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

/** Plays the part of Redis that carries news: SUBSCRIBE, PUBLISH, PING and AUTH in RESP 2. What it does not know it refuses, as Redis does. */
export interface RedisStandIn {
  port: number
  /** What was published, in order. */
  published: { channel: string; payload: string }[]
  close(): Promise<void>
}

interface Guest {
  socket: Socket
  channels: Set<string>
  isKnown: boolean
}

export async function openRedisStandIn({ password }: { password?: string } = {}): Promise<RedisStandIn> {
  const guests = new Set<Guest>()
  const published: RedisStandIn['published'] = []

  /** What it says to a command; undefined: it does not know it. */
  const answers: Record<string, (guest: Guest, words: string[]) => string> = {
    AUTH(guest, words) {
      guest.isKnown = words.at(-1) === password
      return guest.isKnown ? '+OK\r\n' : '-WRONGPASS invalid username-password pair or user is disabled.\r\n'
    },
    PING: ({ channels }) => (channels.size > 0 ? writeList(['pong', '']) : '+PONG\r\n'),
    SUBSCRIBE({ channels }, words) {
      return words.map((channel) => writeList(['subscribe', channel, channels.add(channel).size])).join('')
    },
    PUBLISH({ channels }, [channel = '', payload = '']) {
      if (channels.size > 0) return "-ERR Can't execute 'publish' in this context\r\n"
      published.push({ channel, payload })
      const listeners = [...guests].filter((guest) => guest.channels.has(channel))
      for (const { socket } of listeners) socket.write(writeList(['message', channel, payload]))
      return `:${listeners.length}\r\n`
    },
  }

  function answer(guest: Guest, [name = '', ...words]: string[]): string {
    const command = name.toUpperCase()
    if (!guest.isKnown && command !== 'AUTH') return '-NOAUTH Authentication required.\r\n'
    return answers[command]?.(guest, words) ?? `-ERR unknown command '${name}'\r\n`
  }

  const server = createServer((socket) => {
    const guest: Guest = { socket, channels: new Set(), isKnown: password === undefined }
    let unread = Buffer.alloc(0)
    guests.add(guest)
    socket.on('data', (bytes) => {
      unread = Buffer.concat([unread, bytes])
      for (let read = readCommand(unread); read; read = readCommand(unread)) {
        unread = unread.subarray(read.bytes)
        socket.write(answer(guest, read.words))
      }
    })
    socket.on('error', () => socket.destroy())
    socket.on('close', () => guests.delete(guest))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    port: address.port,
    published,
    async close() {
      for (const { socket } of guests) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

/** One command at the beginning of these bytes; undefined while it is not whole. */
function readCommand(bytes: Buffer): { words: string[]; bytes: number } | undefined {
  let at = 0
  const readLine = () => {
    const end = bytes.indexOf('\r\n', at)
    if (end < 0) return undefined
    const line = bytes.toString('latin1', at, end)
    at = end + 2
    return line
  }
  const count = readLine()
  if (count === undefined) return undefined
  const words: string[] = []
  for (let left = Number(count.slice(1)); left > 0; left -= 1) {
    const length = readLine()
    if (length === undefined) return undefined
    const end = at + Number(length.slice(1))
    if (bytes.length < end + 2) return undefined
    words.push(bytes.toString('utf8', at, end))
    at = end + 2
  }
  return { words, bytes: at }
}

function writeList(items: (string | number)[]): string {
  const write = (item: string | number) =>
    typeof item === 'number' ? `:${item}\r\n` : `$${Buffer.byteLength(item)}\r\n${item}\r\n`
  return `*${items.length}\r\n${items.map(write).join('')}`
}
