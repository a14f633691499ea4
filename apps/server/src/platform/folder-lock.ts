import { closeSync, openSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { inspectProcess } from './running-process.ts'

export type FolderLock = { state: 'held'; release(): void } | { state: 'taken'; pid: number }

const TRIES = 16
const LONGEST_PAUSE_MS = 60

/**
 * Take a folder for this process. Every candidate first writes a file that is named after itself and only then looks
 * for others, so of two at most one goes on. A file of a dead process counts for nothing, even after kill -9 and
 * when its pid belongs to another process by now.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const own = lockName(process.pid, inspectProcess(process.pid).startedAt)
  const file = path.join(folder, own)
  const release = () => rmSync(file, { force: true })
  let other = 0
  for (let round = 0; round < TRIES; round++) {
    if (!createFile(file)) return { state: 'taken', pid: process.pid }
    const rival = findRival(folder, own)
    if (rival === undefined) return { state: 'held', release }
    other = rival
    release()
    // Two that start together see each other and both step back; by chance one of them returns first.
    await pause(Math.random() * LONGEST_PAUSE_MS)
  }
  return { state: 'taken', pid: other }
}

function lockName(pid: number, startedAt: string): string {
  return `server-${pid}-${startedAt}.lock`
}

/** False: it was there, so this very process holds the folder already. */
function createFile(file: string): boolean {
  try {
    closeSync(openSync(file, 'wx', 0o600))
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/** The pid of another living process whose file is here; files of the dead are swept away. */
function findRival(folder: string, own: string): number | undefined {
  for (const name of readdirSync(folder)) {
    const pid = Number(/^server-(\d+)-.*\.lock$/.exec(name)?.[1])
    if (!(pid > 0) || name === own) continue
    const { state, startedAt } = inspectProcess(pid)
    if (state === 'running' && name === lockName(pid, startedAt)) return pid
    rmSync(path.join(folder, name), { force: true })
  }
  return undefined
}
