import type { WebSocket } from 'ws'

/** A peer that misses two pings is gone. */
export const PING_MS = 20_000

/** Ping a peer regularly, and terminate it when it does not answer. */
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
