import { listImages } from '../queries.ts'
import { type DamageDeps, noteState } from './note-state.ts'

/**
 * Verify base images before anything is charged, so that planning sees the damaged ones marked. Files verified before in this
 * process cost nothing.
 */
export async function verifyBaseImages(deps: DamageDeps, imageIds: readonly string[]): Promise<void> {
  const rows = await listImages(deps.db, [...new Set(imageIds)])
  for (const { sha256, damaged_at: at } of rows) {
    await noteState(deps, { sha256, isMarked: at !== null }, await deps.blobs.stateOf(sha256))
  }
}
