import type { OutgoingSocket } from '@easel/outgoing/outgoing'
import { MOST_BYTES } from '../remote/picture.ts'
import type { ServerSocket, SocketFrame } from './listener.ts'
import type { Server } from './server.ts'

/** A full picture and its metadata. */
const MOST_FRAME_BYTES = MOST_BYTES + 128 * 1024

const HELLO = JSON.stringify({ type: 'feature_flags', data: { supports_preview_metadata: true } })

export function openServerSocket({ line, settings }: Pick<Server, 'line' | 'settings'>, client: string): ServerSocket {
  const url = `${line.baseUrl.replace(/^http/, 'ws')}/ws?clientId=${encodeURIComponent(client)}`
  const ending = new AbortController()
  const inbox = openInbox()
  let open: { greeted: Promise<boolean>; ended: Promise<void> } | null = null
  const read = async (greet: (isOpen: boolean) => void) => {
    let socket: OutgoingSocket | null = null
    try {
      const timeoutMs = settings.answerMs
      const request = { url, headers: line.headers, timeoutMs, maxFrameBytes: MOST_FRAME_BYTES, signal: ending.signal }
      socket = await line.outgoing.socket(request)
      socket.send(HELLO)
      greet(true)
      for await (const frame of socket.frames) inbox.put(frame)
    } catch {
      // Not essential: the server is polled as well.
      socket?.close()
    }
    open = null
    greet(false)
  }
  const begin = () => {
    let greet = (_isOpen: boolean) => {}
    const greeted = new Promise<boolean>((resolve) => (greet = resolve))
    return { greeted, ended: read(greet) }
  }
  return {
    async listen() {
      if (ending.signal.aborted) return false
      open ??= begin()
      return open.greeted
    },
    hearWith: inbox.hearWith,
    async close() {
      ending.abort(new Error('Nobody listens any more.'))
      await open?.ended
    },
  }
}

/** Buffers frames until there is a reader. */
function openInbox(): { put(frame: SocketFrame): void; hearWith(hear: (frame: SocketFrame) => void): void } {
  const unread: SocketFrame[] = []
  let tell = (frame: SocketFrame): void => void unread.push(frame)
  return {
    put: (frame) => tell(frame),
    hearWith(hear) {
      tell = hear
      for (const frame of unread.splice(0)) hear(frame)
    },
  }
}
