import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serverPid } from '../e2e/task-rows.ts'

/** Of Linux, for whoever is not told otherwise. */
const TICKS_PER_SECOND = 100

export interface ProcessorTime {
  serverMs: number
  postgresMs: number
  clientMs: number
}

/** What the server of this data folder, its embedded PostgreSQL and we have used of the processors since they began. */
export function readProcessorTime(dataDir: string): ProcessorTime {
  const postmaster = Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n', 1)[0])
  const { user, system } = process.cpuUsage()
  return {
    serverMs: statOf(serverPid(dataDir)).ownMs,
    postgresMs: withChildren(postmaster),
    clientMs: (user + system) / 1000,
  }
}

/** A process, those of its children that live, and those that it has buried. */
function withChildren(pid: number): number {
  const stats = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => statOf(Number(name)))
  const children = stats.filter(({ parent }) => parent === pid)
  const { ownMs, buriedMs } = statOf(pid)
  return children.reduce((sum, child) => sum + child.ownMs, ownMs + buriedMs)
}

function statOf(pid: number): { parent: number; ownMs: number; buriedMs: number } {
  const fields = readStat(pid)
    .replace(/^.*\) /s, '')
    .split(' ')
    .map(Number)
  const inMs = (from: number) => (((fields[from] ?? 0) + (fields[from + 1] ?? 0)) * 1000) / TICKS_PER_SECOND
  return { parent: fields[1] ?? 0, ownMs: inMs(11), buriedMs: inMs(13) }
}

/** Of a process that has just ended: of nobody's. */
function readStat(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return ''
  }
}
