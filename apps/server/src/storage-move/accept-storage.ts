import { randomUUID } from 'node:crypto'
import type { Db } from '../db/open.ts'
import { findMark, recordMark } from '../db/storage-mark.ts'
import type { BlobStore } from '../platform/blobs.ts'
import { readMarkText } from '../platform/storage/marks.ts'

/** The pictures that are set up now are those of this database, whatever was said before. */
export async function acceptStorage(db: Db, blobs: BlobStore): Promise<void> {
  const { mark } = readMarkText(await blobs.readMark())
  const counts = (await findMark(db)) ?? (await recordMark(db, mark ?? randomUUID()))
  await blobs.writeMark(counts)
}
