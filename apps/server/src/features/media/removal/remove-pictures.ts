import type { Tx } from '../../../db/open.ts'
import { enqueue } from '../../../jobs/queue.ts'
import { deleteUnusedPictures } from './queries.ts'

/** Remove those of these drawn pictures that nothing uses any more; their bytes follow, unless another picture has the same. */
export async function removePictures(tx: Tx, ids: readonly string[]): Promise<void> {
  const sha256s = await deleteUnusedPictures(tx, ids)
  if (sha256s.length > 0) await enqueue(tx, 'remove-files', { sha256s })
}
