import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A folder on a small disk of its own, which a test can fill completely. */
export interface SmallDisk {
  /** Fills the disk except for this many bytes, in steps of 4 KiB. */
  fillUpTo(freeBytes: number): void
  makeRoom(): void
  /** Unmounts and deletes the disk. */
  close(): void
}

const SIZE_BYTES = 4 * 1024 * 1024

/** Undefined when this account or system may not mount one. */
export function mountSmallDisk(folder: string, sizeBytes = SIZE_BYTES): SmallDisk | undefined {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const options = `size=${sizeBytes},mode=0700`
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'easel-test', folder]).status !== 0) return undefined
  const ballast = join(folder, '.ballast')
  return {
    fillUpTo(freeBytes) {
      rmSync(ballast, { force: true })
      const { bavail, bsize } = statfsSync(folder)
      writeUntilFull(ballast, Math.max(0, bavail * bsize - freeBytes))
    },
    makeRoom: () => rmSync(ballast, { force: true }),
    close: () => run('umount', ['--lazy', folder]),
  }
}

/** Other writers may use the disk too; it is full in any case. */
function writeUntilFull(path: string, bytes: number): void {
  try {
    writeFileSync(path, Buffer.alloc(bytes))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}

/** Limits the size of files that a process writes (RLIMIT_FSIZE); null removes the limit. Works for every account on Linux. */
export function limitFileSize(pid: number, bytes: number | null): void {
  run('prlimit', ['--pid', String(pid), `--fsize=${bytes ?? 'unlimited'}:`])
}

/** @throws Error with its output */
function run(program: string, args: string[]): void {
  const { status, stderr, error } = spawnSync(program, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${error?.message ?? stderr}`)
}
