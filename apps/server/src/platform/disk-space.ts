import { statfsSync } from 'node:fs'
import type { Log } from './log.ts'

/** How much room there is where everything is kept. */
export interface DiskSpace {
  /** Below the mark: what would fill the disk is refused until there is room again. */
  isLow(): boolean
  list(): FreeSpace[]
  close(): void
}

export interface FreeSpace {
  folder: string
  /** Null: it cannot be found out. */
  freeBytes: number | null
}

const LOOK_EVERY_MS = 5_000

export interface DiskSpaceOptions {
  folders: readonly string[]
  /** 0: nothing is refused before the disk is full. */
  minFreeBytes: number
  log: Log
  everyMs?: number
}

/** Poll free space so that checks cost nothing; logs when it runs low and when it recovers. */
export function watchDiskSpace({ folders, minFreeBytes, log, everyMs = LOOK_EVERY_MS }: DiskSpaceOptions): DiskSpace {
  let disks = look(folders)
  let wasLow = false
  const isLow = () => disks.some(({ freeBytes }) => freeBytes !== null && freeBytes < minFreeBytes)
  const tell = () => {
    if (isLow() === wasLow) return
    wasLow = !wasLow
    const fact = { free: disks, minFreeBytes }
    if (wasLow) log.error(fact, 'little room on the disk: uploads and drawings are refused until there is more')
    else log.info(fact, 'there is room on the disk again')
  }
  tell()
  const timer = setInterval(() => {
    disks = look(folders)
    tell()
  }, everyMs).unref()
  return { isLow, list: () => disks, close: () => clearInterval(timer) }
}

function look(folders: readonly string[]): FreeSpace[] {
  return [...new Set(folders)].map((folder) => ({ folder, freeBytes: readFreeBytes(folder) }))
}

/** Space for unprivileged accounts. Null: unreadable, for example a disconnected share. */
export function readFreeBytes(folder: string): number | null {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  } catch {
    return null
  }
}
