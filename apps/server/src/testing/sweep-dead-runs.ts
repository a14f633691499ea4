import { lstatSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readPostmasterFile } from '../db/embedded/postmaster-file.ts'
import { closeSocketFolder } from '../db/embedded/socket-folder.ts'
import { inspectProcess } from '../platform/running-process.ts'

/** The folder of a test run begins with this, so that a later run can tell whether it still goes on. */
export function nameOfRun(pid: number): string {
  return `easel-run-${pid}-`
}

/** Stop the PostgreSQL of test runs that were killed, and remove their folders. */
export async function sweepDeadRuns(): Promise<void> {
  const base = realpathSync(tmpdir())
  for (const name of readdirSync(base)) {
    const pid = Number(/^easel-run-(\d+)-/.exec(name)?.[1])
    if (!(pid > 0) || inspectProcess(pid).state === 'running') continue
    const folder = path.join(base, name)
    if (lstatSync(folder).uid !== process.getuid?.()) continue // another user's to sweep
    await stopPostmaster(path.join(folder, 'postgres'))
    rmSync(folder, { recursive: true, force: true })
  }
}

async function stopPostmaster(clusterDir: string): Promise<void> {
  const file = readPostmasterFile(clusterDir)
  if (!file) return
  const runs = () => {
    const { state, command } = inspectProcess(file.pid)
    return state === 'running' && command.includes(clusterDir)
  }
  if (runs()) process.kill(file.pid, 'SIGINT')
  while (runs()) await pause(20)
  closeSocketFolder(file.socketDir)
}
