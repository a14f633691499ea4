import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

export interface ProcessState {
  state: 'running' | 'zombie' | 'gone'
  /** Distinguishes processes that had the same pid; empty where unavailable. */
  startedAt: string
  /** The command line; empty where the system does not tell. */
  command: string
}

const GONE: ProcessState = { state: 'gone', startedAt: '', command: '' }
/** Counted after the closing bracket of the name, which may itself hold spaces and brackets. */
const STATE_FIELD = 0
const START_FIELD = 19

/** Inspect a process: from /proc, else `ps`, else only whether it exists. */
export function inspectProcess(pid: number): ProcessState {
  if (!isThere(pid)) return GONE
  if (existsSync('/proc/self/stat')) return readProc(pid)
  return askPs(pid)
}

function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: it exists but belongs to another account.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function readProc(pid: number): ProcessState {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
    // Ticks count from boot, so the boot id is part of the value.
    const startedAt = `${fields[START_FIELD] ?? ''}-${readBootId()}`
    return { state: fields[STATE_FIELD] === 'Z' ? 'zombie' : 'running', startedAt, command }
  } catch {
    return GONE // it ended between the two looks
  }
}

function readBootId(): string {
  const file = '/proc/sys/kernel/random/boot_id'
  return existsSync(file) ? readFileSync(file, 'utf8').slice(0, 8) : ''
}

function askPs(pid: number): ProcessState {
  const answer = spawnSync('ps', ['-o', 'stat=,lstart=,command=', '-p', String(pid)], { encoding: 'utf8' })
  // Missing on the smallest systems, and on others without these columns; that the process is there is known.
  const match = /^(\S+)\s+(\S+\s+\S+\s+\S+\s+\S+\s+\S+)\s+(.*)$/.exec(answer.stdout?.trim() ?? '')
  if (!match) return { state: 'running', startedAt: '', command: '' }
  const [, state = '', startedAt = '', command = ''] = match
  return { state: state.startsWith('Z') ? 'zombie' : 'running', startedAt: startedAt.replace(/\W+/g, '-'), command }
}
