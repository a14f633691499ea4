import { closeSync, openSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { inspectProcess } from './running-process.ts'

export type FolderLock = { state: 'held'; release(): void } | { state: 'taken'; pid: number }

const TRIES = 16
const LONGEST_PAUSE_MS = 60

/**
 * Lock a folder for this process. Every candidate first creates a file named after itself and then looks for others, so at most
 * one proceeds. Files of dead processes are ignored, even after kill -9 and when the pid was reused.
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
    // Two simultaneous candidates both step back; a random pause lets one win.
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

/** Pid of another live holder; files of dead processes are deleted. */
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
