import { listImages } from '../queries.ts'
import { type DamageDeps, noteState } from './note-state.ts'

/**
 * Look at what somebody wants to draw from before anything is charged: whoever plans the drawing then finds what is damaged marked.
 * What was looked at before in this process costs nothing.
 */
export async function verifyBaseImages(deps: DamageDeps, imageIds: readonly string[]): Promise<void> {
  const rows = await listImages(deps.db, [...new Set(imageIds)])
  for (const { sha256, damaged_at: at } of rows) {
    await noteState(deps, { sha256, isMarked: at !== null }, await deps.blobs.stateOf(sha256))
  }
}
