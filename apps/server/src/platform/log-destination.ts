import { destination } from 'pino'

export type Destination = ReturnType<typeof destination>

/** Buffer for a slow disk or reader; beyond it lines are dropped and counted. */
const WAITING_MAX_BYTES = 4 * 1024 * 1024

/** A full disk or a slow reader costs log lines, not the server. */
export function openDestination(fd: number): Destination {
  const opened = destination({ fd, sync: false, minLength: 0, maxLength: WAITING_MAX_BYTES })
  return opened.on('error', () => undefined)
}
