import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'

/** What a running PostgreSQL says of itself in `postmaster.pid`. */
export interface PostmasterFile {
  pid: number
  port: number
  socketDir: string
  isReady: boolean
  /** Differs from that of every other start, whatever its pid. */
  start: string
}

/** Undefined when there is none or it is still being written. */
export function readPostmasterFile(clusterDir: string): PostmasterFile | undefined {
  const lines = readLines(path.join(clusterDir, 'postmaster.pid'))
  const [pid, , seconds, port, socketDir = '', , memory, status = ''] = lines
  if (!(Number(pid) > 0)) return undefined
  const isReady = status.trim() === 'ready'
  return { pid: Number(pid), port: Number(port), socketDir, isReady, start: `${seconds} ${memory}` }
}

function readLines(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n')
  } catch (error) {
    // PostgreSQL removes it at any moment.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

export function removePostmasterFile(clusterDir: string): void {
  rmSync(path.join(clusterDir, 'postmaster.pid'), { force: true })
}
