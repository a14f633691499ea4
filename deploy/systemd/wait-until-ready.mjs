// Ends when the server with these settings can be used; systemd ends it, and the server, when that takes too long.
import { setTimeout as pause } from 'node:timers/promises'

const { HOST = '', PORT = '3000' } = process.env
const host = /^(0\.0\.0\.0|::|)$/.test(HOST) ? '127.0.0.1' : HOST
const isReady = async () => {
  const answer = await fetch(`http://${host}:${PORT}/readyz`).catch(() => undefined)
  return answer?.ok ?? false
}
while (!(await isReady())) await pause(200)
