import type { Deps } from '../../deps.ts'
import { enqueue } from '../../jobs/queue.ts'
import type { NewImage } from './queries.ts'

/**
 * Run the act that writes the rows of stored pictures. Afterwards nothing but their rows keeps their files: null means that it
 * wrote none, and they are removed.
 */
export async function whileStored<Made>(
  { db, blobs }: Pick<Deps, 'db' | 'blobs'>,
  pictures: readonly Pick<NewImage, 'sha256'>[],
  act: () => Promise<Made | null>,
): Promise<Made | null> {
  const sha256s = pictures.map(({ sha256 }) => sha256)
  const made = await act().finally(() => Promise.all(sha256s.map((sha256) => blobs.release(sha256))))
  if (made === null) await db.transaction().execute((tx) => enqueue(tx, 'remove-files', { sha256s }))
  return made
}
