import { destination } from 'pino'

export type Destination = ReturnType<typeof destination>

/** Behind a disk or a reader that does not keep up; then lines are lost, and counted. */
const WAITING_MAX_BYTES = 4 * 1024 * 1024

/** A full disk or a reader who is slow costs lines of the log, not the server. */
export function openDestination(fd: number): Destination {
  const opened = destination({ fd, sync: false, minLength: 0, maxLength: WAITING_MAX_BYTES })
  return opened.on('error', () => undefined)
}
