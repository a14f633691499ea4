import type { Deps } from '../../../deps.ts'
import type { BlobState } from '../../../platform/blobs.ts'
import { markDamaged, markWhole } from './queries.ts'

export type DamageDeps = Pick<Deps, 'db' | 'clock' | 'log'> & {
  blobs: Deps['blobs']
  config: Pick<Deps['config'], 'databaseUrl' | 'files'>
}

/** Write down what was found of a picture's bytes, once; whoever draws from it, watches or asks the doctor reads it there. */
export async function noteState(
  { db, clock, log, config }: DamageDeps,
  { sha256, isMarked }: { sha256: string; isMarked: boolean },
  state: BlobState,
): Promise<void> {
  if (state === 'whole') {
    if (isMarked) await markWhole(db, sha256)
    return
  }
  if (isMarked || (state === 'missing' && !hasAll(config))) return
  const imageIds = await markDamaged(db, sha256, clock.now())
  if (imageIds.length > 0)
    log.error({ sha256, state, imageIds }, 'a picture is damaged: restore its file from a backup')
}

/** Of several processes with a folder each, none has what another drew; that is no damage. */
function hasAll({ databaseUrl, files }: DamageDeps['config']): boolean {
  return databaseUrl === null || files.isShared
}
