import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Preview } from './previews.ts'
import { openVoice, type SocketFault, type Voice } from './voice.ts'

/** A preview, and whose it is. */
export interface NamedPreview extends Preview {
  prompt: string
  node: string
}

/** All connected clients, by client id. */
export interface Voices {
  /** To one of them; null: to all. */
  tell(client: string | null, type: string, data: object): void
  /** A picture on the way. */
  show(client: string, preview: NamedPreview): void
  /** Used up one by one by those who come to listen. */
  next(...faults: SocketFault[]): void
  /** How many ever came. */
  count(): number
  openCount(): number
  close(): void
}

export interface VoicesOptions {
  isNew: boolean
  mayCome(request: IncomingMessage): boolean
  greet(client: string): { type: string; data: object }[]
}

const FORMAT = { jpeg: 1, png: 2 } as const
const PREVIEW = 1
const PREVIEW_WITH_METADATA = 4

export function openVoices(server: Server, { isNew, mayCome, greet }: VoicesOptions): Voices {
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false })
  const voices = new Map<string, Voice>()
  const faults: SocketFault[] = []
  /** Those that nobody shakes hands with. */
  const ignored: Duplex[] = []
  let count = 0

  const welcome = (socket: WebSocket, client: string, fault: SocketFault | null) => {
    const voice = openVoice(socket, fault)
    voices.set(client, voice)
    // The first message may announce the client's features.
    socket.once('message', (message) => {
      if (!isNew) return
      voice.hasMetadata = saysMetadata(String(message))
      voice.say({ type: 'feature_flags', data: { supports_preview_metadata: true, max_upload_size: 104_857_600 } })
    })
    socket.on('error', () => undefined)
    socket.on('close', () => {
      if (voices.get(client) === voice) voices.delete(client)
    })
    for (const event of greet(client)) voice.say(event)
  }

  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => undefined)
    const url = new URL(request.url ?? '/', 'http://host')
    const fault = faults.shift() ?? null
    const isHere = url.pathname.replace(/^\/api/, '') === '/ws'
    if (!isHere || fault === 'refused' || !mayCome(request)) return void socket.end('HTTP/1.1 403 Forbidden\r\n\r\n')
    if (fault === 'no handshake') return void ignored.push(socket)
    count += 1
    const client = url.searchParams.get('clientId') ?? `somebody-${count}`
    sockets.handleUpgrade(request, socket, head, (open) => welcome(open, client, fault))
  })

  return {
    tell(client, type, data) {
      const receivers = client === null ? [...voices.values()] : [voices.get(client)]
      for (const voice of receivers) voice?.say({ type, data })
    },
    show(client, preview) {
      const voice = voices.get(client)
      if (!voice) return
      // Without that feature, previews are not attributed.
      voice.send(voice.hasMetadata ? frameNamed(preview) : frame(preview))
    },
    next: (...more) => void faults.push(...more),
    count: () => count,
    openCount: () => voices.size,
    close() {
      for (const client of sockets.clients) client.terminate()
      for (const socket of ignored) socket.destroy()
      sockets.close()
    },
  }
}

function saysMetadata(message: string): boolean {
  const greeting = JSON.parse(message) as { type?: string; data?: { supports_preview_metadata?: boolean } }
  return greeting.type === 'feature_flags' && greeting.data?.supports_preview_metadata === true
}

function frame({ image, format }: Preview): Buffer {
  return Buffer.concat([four(PREVIEW), four(FORMAT[format]), image])
}

function frameNamed({ image, format, prompt, node }: NamedPreview): Buffer {
  const ids = { node_id: node, display_node_id: node, parent_node_id: null, real_node_id: node }
  const metadata = Buffer.from(JSON.stringify({ ...ids, prompt_id: prompt, image_type: `image/${format}` }))
  return Buffer.concat([four(PREVIEW_WITH_METADATA), four(metadata.length), metadata, image])
}

function four(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
