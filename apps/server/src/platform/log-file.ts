import { mkdirSync, openSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { DestinationStream } from 'pino'
import { type Destination, openDestination } from './log-destination.ts'

/** `server.log` and its rotated files; `.1` is the latest. */
const FILES = 4

/**
 * A log file that rotates at its share of `maxBytes`; the oldest is deleted.
 *
 * @param onOpen hears of every file that is begun
 */
export function openLogFile(
  { dataDir, maxBytes }: { dataDir: string; maxBytes: number },
  onOpen: (opened: Destination) => void,
): DestinationStream & { flushSync(): void } {
  const folder = join(dataDir, 'logs')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, 'server.log')
  const partBytes = maxBytes / FILES
  let bytes = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  if (bytes >= partBytes) bytes = putAside(file)
  // Opened at once, so that lines just before an exit are written.
  let current = open(file, onOpen)
  return {
    write(line: string) {
      current.write(line)
      bytes += Buffer.byteLength(line)
      if (bytes < partBytes) return
      bytes = 0
      const next = begin(file, onOpen)
      if (!next) return
      current.end()
      current = next
    },
    flushSync: () => current.flushSync(),
  }
}

/** Undefined: no space or permission for a new file; keep writing to the old one. */
function begin(file: string, onOpen: (opened: Destination) => void): Destination | undefined {
  try {
    putAside(file)
    return open(file, onOpen)
  } catch {
    return undefined // what the log cannot write it cannot tell
  }
}

function open(file: string, onOpen: (opened: Destination) => void): Destination {
  const opened = openDestination(openSync(file, 'a', 0o600))
  onOpen(opened)
  return opened
}

function putAside(file: string): 0 {
  for (let nth = FILES - 1; nth > 0; nth -= 1) {
    const from = nth === 1 ? file : `${file}.${nth - 1}`
    if (statSync(from, { throwIfNoEntry: false })) renameSync(from, `${file}.${nth}`)
  }
  return 0
}
