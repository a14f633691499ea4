import type { OutgoingSocket } from '@easel/outgoing/outgoing'
import type { Server } from './server.ts'

/** A preview, or what a node shows. */
const MOST_FRAME_BYTES = 16 * 1024 * 1024

/** A socket to a server, which is only good for hearing sooner: whatever goes wrong with it is no matter. */
export interface Ears {
  /** Opens it, unless it is open or about to. */
  listen(): void
  close(): Promise<void>
}

const HELLO = JSON.stringify({ type: 'feature_flags', data: { supports_preview_metadata: true } })

export function openEars({ line, settings }: Server, client: string, hear: (frame: string | Uint8Array) => void): Ears {
  const url = `${line.baseUrl.replace(/^http/, 'ws')}/ws?clientId=${encodeURIComponent(client)}`
  const ending = new AbortController()
  let open: Promise<void> | null = null
  const read = async () => {
    let socket: OutgoingSocket | null = null
    try {
      const timeoutMs = settings.answerMs
      const request = { url, headers: line.headers, timeoutMs, maxFrameBytes: MOST_FRAME_BYTES, signal: ending.signal }
      socket = await line.outgoing.socket(request)
      socket.send(HELLO)
      for await (const frame of socket.frames) hear(frame)
    } catch {
      // The server is asked as well, and tells the same.
      socket?.close()
    }
    open = null
  }
  return {
    listen() {
      if (!ending.signal.aborted) open ??= read()
    },
    async close() {
      ending.abort(new Error('Nobody listens any more.'))
      await open
    },
  }
}
