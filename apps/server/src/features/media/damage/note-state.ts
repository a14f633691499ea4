import type { Deps } from '../../../deps.ts'
import type { BlobState } from '../../../platform/blobs.ts'
import { markDamaged, markWhole } from './queries.ts'

export type DamageDeps = Pick<Deps, 'db' | 'clock' | 'log'> & {
  blobs: Deps['blobs']
  config: Pick<Deps['config'], 'databaseUrl' | 'files'>
}

/** Record the integrity of a picture's file, for drawing, monitoring and the doctor. */
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

/** Processes with separate folders lack each other's files; that is not damage. */
function hasAll({ databaseUrl, files }: DamageDeps['config']): boolean {
  return databaseUrl === null || files.isShared
}
