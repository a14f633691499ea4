import type { Config } from '../config.ts'
import { openSharedBlobClaims } from '../db/shared-blob-claims.ts'
import type { Deps } from '../deps.ts'
import type { BlobStore } from '../platform/blobs.ts'
import { StartupProblem } from '../platform/startup-problem.ts'
import { openStore } from '../platform/storage/open-store.ts'
import { tryStorage } from '../platform/storage/try-storage.ts'
import { settleStorage } from './settle-storage.ts'

/**
 * The storage of the settings, once it is seen to work and to be that of this database.
 * @param closers hears how it is closed
 * @throws StartupProblem
 */
export async function openStorage(
  deps: Pick<Deps, 'config' | 'db' | 'clock' | 'log' | 'counts'>,
  closers: (() => Promise<void> | void)[],
): Promise<BlobStore> {
  const { files } = deps.config
  const store = openStore(files, deps, files.isShared ? openSharedBlobClaims(deps) : undefined)
  closers.push(() => store.close())
  const problem = files.kind === 'bucket' ? await tryStorage(files, store.blobs) : null
  if (problem !== null) throw new StartupProblem(problem)
  await settleStorage({ ...deps, blobs: store.blobs })
  return store.blobs
}

/** Where room is looked at. */
export function foldersOf(dataDir: string, files: Config['files']): string[] {
  return files.kind === 'folder' ? [dataDir, files.folder] : [dataDir]
}
