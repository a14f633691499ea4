import { constants, getPriority, setPriority } from 'node:os'
import sharp from 'sharp'
import type { DecoderReport, RedrawRequest } from './decoder-protocol.ts'
import { redrawPicture } from './redraw-picture.ts'

/**
 * The process that decodes strangers' pictures: it opens no file and no connection, knows no secret, and ends itself when a
 * picture costs more than any honest one does.
 */
const CPU_MAX_MS = 4_000
const MEMORY_MAX_BYTES = 640 * 1024 * 1024
const LOOK_EVERY_MS = 20
/** Behind everyone who waits for an answer. */
const NICENESS = 10

function serve(): void {
  // Further behind, never ahead: only root may do that.
  setPriority(Math.min(constants.priority.PRIORITY_LOW, getPriority() + NICENESS))
  allowOnly(['Jpeg', 'Png', 'Nsgif', 'Webp'])
  const report = (message: DecoderReport) => process.send?.(message)
  process.on('message', (request: RedrawRequest) => {
    const watch = watchCost()
    redrawPicture(request.bytes, request.as, request.maxPixels)
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

/** Of all that libvips can read, only this; WebP is our own, made here before. */
function allowOnly(loaders: readonly string[]): void {
  sharp.cache(false)
  sharp.concurrency(1)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: loaders.map((loader) => `VipsForeignLoad${loader}`) })
}

/** The work is done by threads of the library, so this one is free to look at what they use. */
function watchCost(): NodeJS.Timeout {
  const before = process.cpuUsage()
  return setInterval(() => {
    const { user, system } = process.cpuUsage(before)
    const isTooMuch = (user + system) / 1000 > CPU_MAX_MS || process.memoryUsage.rss() > MEMORY_MAX_BYTES
    if (isTooMuch) process.kill(process.pid, 'SIGKILL')
  }, LOOK_EVERY_MS)
}

serve()
