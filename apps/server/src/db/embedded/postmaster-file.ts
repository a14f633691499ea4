import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'

/** What a running PostgreSQL says of itself in `postmaster.pid`. */
export interface PostmasterFile {
  pid: number
  port: number
  socketDir: string
  isReady: boolean
}

/** Undefined when there is none or it is still being written. */
export function readPostmasterFile(clusterDir: string): PostmasterFile | undefined {
  const [pid, , , port, socketDir = '', , , status = ''] = readLines(path.join(clusterDir, 'postmaster.pid'))
  if (!(Number(pid) > 0)) return undefined
  return { pid: Number(pid), port: Number(port), socketDir, isReady: status.trim() === 'ready' }
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
