import { areFilesHeld } from '../../db/backup/hold-files.ts'
import type { Deps } from '../../deps.ts'
import { enqueue } from '../../jobs/queue.ts'
import { deleteUnusedUploads, listNamed } from './queries.ts'
import { isWrongDatabase, UNUSED_UPLOAD_LIFE_MS } from './rules.ts'

type SweepDeps = Pick<Deps, 'db' | 'blobs' | 'clock' | 'log'>

/** Remove uploads that nothing has used for a day, and files without a row; may run at any time, and twice. */
export async function sweepPictures(deps: SweepDeps, signal?: AbortSignal): Promise<void> {
  await sweepFiles(deps, signal)
  await sweepUploads(deps)
}

/** Delete the row first: a row without a file would be a broken picture. */
async function sweepUploads({ db, clock, log }: SweepDeps): Promise<void> {
  const before = new Date(clock.now().getTime() - UNUSED_UPLOAD_LIFE_MS)
  const sha256s = await db.transaction().execute(async (tx) => {
    const gone = await deleteUnusedUploads(tx, before)
    if (gone.length > 0) await enqueue(tx, 'remove-files', { sha256s: gone })
    return gone
  })
  log.debug({ uploads: sha256s.length }, 'unused uploads swept')
}

/** Files of a server that died between storing bytes and writing the row. */
async function sweepFiles(deps: SweepDeps, signal: AbortSignal | undefined): Promise<void> {
  const unnamed: string[] = []
  let files = 0
  for await (const names of deps.blobs.list()) {
    signal?.throwIfAborted()
    const named = await listNamed(deps.db, names)
    files += names.length
    unnamed.push(...names.filter((name) => !named.has(name)))
  }
  if (isWrongDatabase({ files, unnamed: unnamed.length })) {
    return deps.log.error({ files, unnamed: unnamed.length }, 'files not swept: the database knows too few of them')
  }
  await removeFiles(deps, { sha256s: unnamed })
}

/** Remove these files and their copies, except those that a row names. While a backup needs them they stay; the next sweep finds them. */
export async function removeFiles({ db, blobs }: SweepDeps, { sha256s }: { sha256s: string[] }): Promise<void> {
  for (const sha256 of sha256s) {
    await blobs.remove(sha256, async () => (await listNamed(db, [sha256])).size === 0 && !(await areFilesHeld(db)))
  }
}
