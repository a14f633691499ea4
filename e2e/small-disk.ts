import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A folder on a disk of its own that a test can fill to the last byte. */
export interface SmallDisk {
  /** Leave room for this many bytes, of 4 KiB each time. */
  fillUpTo(freeBytes: number): void
  makeRoom(): void
  /** The disk and all that is on it are gone. */
  close(): void
}

const SIZE_BYTES = 4 * 1024 * 1024

/** Undefined: this account or system may not mount one. */
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

/** Where others write to that disk meanwhile there may be less room than was counted; it is full all the same. */
function writeUntilFull(path: string, bytes: number): void {
  try {
    writeFileSync(path, Buffer.alloc(bytes))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}

/** Let a process write no file longer than this; null lets it again. Works for every account of a Linux. */
export function limitFileSize(pid: number, bytes: number | null): void {
  run('prlimit', ['--pid', String(pid), `--fsize=${bytes ?? 'unlimited'}:`])
}

/** @throws Error with what it said */
function run(program: string, args: string[]): void {
  const { status, stderr, error } = spawnSync(program, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${error?.message ?? stderr}`)
}
