import { constants, getPriority, setPriority } from 'node:os'
import sharp from 'sharp'
import { yieldMemory } from '../yield-memory.ts'
import type { DecoderReport, RedrawRequest } from './decoder-protocol.ts'
import { redrawPicture } from './redraw-picture.ts'

/**
 * Sandboxed process that decodes untrusted pictures: it opens no files or connections, has no secrets, and exits when a picture
 * costs more CPU than any honest one.
 */
const CPU_MAX_MS = 4_000
const MEMORY_MAX_BYTES = 640 * 1024 * 1024
const LOOK_EVERY_MS = 20
/** Low priority, behind requests that people wait for. */
const NICENESS = 10

function serve(): void {
  yieldMemory(1000)
  // Only ever lower: raising the priority needs root.
  setPriority(Math.min(constants.priority.PRIORITY_LOW, getPriority() + NICENESS))
  allowOnly(['Jpeg', 'Png', 'Nsgif', 'Webp'])
  const report = (message: DecoderReport) => process.send?.(message)
  process.on('message', (request: RedrawRequest) => {
    const watch = watchCost()
    redrawPicture(request)
      .then(
        (picture) => report({ kind: 'done', picture }),
        () => report({ kind: 'broken' }),
      )
      .finally(() => clearInterval(watch))
  })
  // The server is gone, and with it whoever asked.
  process.on('disconnect', () => process.exit(0))
  report({ kind: 'ready' })
}

/** Restrict libvips to these loaders; WebP comes from ourselves, from programs, and as a logo. */
function allowOnly(loaders: readonly string[]): void {
  sharp.cache(false)
  sharp.concurrency(1)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: loaders.map((loader) => `VipsForeignLoad${loader}`) })
}

/** libvips works in its own threads, so this one can monitor CPU time. */
function watchCost(): NodeJS.Timeout {
  const before = process.cpuUsage()
  return setInterval(() => {
    const { user, system } = process.cpuUsage(before)
    const isTooMuch = (user + system) / 1000 > CPU_MAX_MS || process.memoryUsage.rss() > MEMORY_MAX_BYTES
    if (isTooMuch) process.kill(process.pid, 'SIGKILL')
  }, LOOK_EVERY_MS)
}

serve()
