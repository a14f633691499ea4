import type { WebSocket } from 'ws'

/** A peer that answers no ping for two of these is gone. */
export const PING_MS = 20_000

/** Ask a peer again and again whether it lives, and cut it off when it does not. */
export function keepAlive(socket: WebSocket): void {
  let isAlive = true
  socket.on('pong', () => {
    isAlive = true
  })
  const timer = setInterval(() => {
    if (!isAlive) return socket.terminate()
    isAlive = false
    socket.ping()
  }, PING_MS)
  socket.on('close', () => clearInterval(timer))
}
