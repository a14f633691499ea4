import { setTimeout as pause } from 'node:timers/promises'
import { type DamageDeps, noteState } from './note-state.ts'
import { listPictures } from './queries.ts'

const AT_ONCE = 100
/** Slow, to leave the disk to others: two million pictures take a day. */
const PAUSE_MS = 40

/** Verify every original against its checksum; may be stopped and restarted at any time. */
export async function checkPictures(
  deps: DamageDeps,
  signal: AbortSignal | undefined,
  pauseMs = PAUSE_MS,
): Promise<void> {
  let [after, looked] = ['', 0]
  for (;;) {
    const some = await listPictures(deps.db, after, AT_ONCE)
    for (const picture of some) {
      signal?.throwIfAborted()
      await noteState(deps, picture, await deps.blobs.glance(picture.sha256, picture.bytes))
      await pause(pauseMs, undefined, { ref: false })
    }
    looked += some.length
    after = some.at(-1)?.id ?? ''
    if (some.length < AT_ONCE) break
  }
  deps.log.info({ looked }, 'pictures compared with their checksums')
}
