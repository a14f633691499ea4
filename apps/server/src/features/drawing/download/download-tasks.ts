import type { Language } from '@easel/contract/basics'
import type { ImageRow, TaskRow } from '../../../db/tables.ts'
import type { Actor, Deps } from '../../../deps.ts'
import { Refusal } from '../../../errors.ts'
import type { SentStream } from '../../../http/send-stream.ts'
import { BlobMissing, type BlobStore } from '../../../platform/blobs.ts'
import { extensionOf } from '../../../platform/pictures/extension-of.ts'
import { writeZip, type ZipEntry } from '../../../platform/write-zip.ts'
import { findImages } from '../../media/gate.ts'
import { listSeenTasks } from '../gate.ts'
import { MISSING_NAME, nameOfPicture, sayMissing } from './rules.ts'

/**
 * Pictures of these tasks as one zip, streamed one by one. Pictures deleted meanwhile are skipped and listed in a text file.
 *
 * @throws Refusal not_found when the person may not see one of them, conflict when they have no pictures
 */
export async function downloadTasks(
  { db, blobs, clock }: Pick<Deps, 'db' | 'blobs' | 'clock'>,
  actor: Pick<Actor, 'userId'>,
  taskIds: readonly string[],
  language: Language,
): Promise<SentStream> {
  const uniqueIds = [...new Set(taskIds)]
  const visibleTasks = new Map((await listSeenTasks(db, actor, uniqueIds)).map((task) => [task.id, task]))
  if (visibleTasks.size < uniqueIds.length) throw new Refusal('not_found')
  const tasks = uniqueIds.flatMap((id) => visibleTasks.get(id) ?? [])
  const images = await findImages(db, tasks.flatMap(idsOfFiles))
  const pictures = tasks.flatMap((task) => picturesOf(task, images))
  if (pictures.length === 0) throw new Refusal('conflict')
  const now = clock.now()
  const entries = readEntries(blobs, pictures, { language, now })
  return {
    bytes: writeZip(entries),
    mime: 'application/zip',
    fileName: `pictures-${now.toISOString().slice(0, 10)}.zip`,
  }
}

interface NamedPicture {
  name: string
  /** Null: there is no such picture any more. */
  sha256: string | null
  modifiedAt: Date
}

/** A clip goes without the picture that stands for it. */
function idsOfFiles({ image_ids, media_ids }: Pick<TaskRow, 'image_ids' | 'media_ids'>): string[] {
  return media_ids.length > 0 ? media_ids : image_ids
}

function picturesOf({ id, ...task }: TaskRow, images: ReadonlyMap<string, ImageRow>): NamedPicture[] {
  return idsOfFiles(task).map((imageId, at) => {
    const { sha256 = null, mime = 'image/png' } = images.get(imageId) ?? {}
    const name = nameOfPicture({ words: task.parameters.words, taskId: id, nth: at + 1, extension: extensionOf(mime) })
    return { name, sha256, modifiedAt: task.finish_time ?? task.submit_time }
  })
}

async function* readEntries(
  blobs: BlobStore,
  pictures: readonly NamedPicture[],
  { language, now }: { language: Language; now: Date },
): AsyncGenerator<ZipEntry> {
  const missing: string[] = []
  for (const { name, sha256, modifiedAt } of pictures) {
    const bytes = sha256 === null ? null : await readIfThere(blobs, sha256)
    if (bytes) yield { name, bytes, modifiedAt }
    else missing.push(name)
  }
  if (missing.length === 0) return
  yield { name: MISSING_NAME, bytes: Buffer.from(sayMissing(missing, language)), modifiedAt: now }
}

async function readIfThere(blobs: BlobStore, sha256: string): Promise<Buffer | null> {
  try {
    return await blobs.read(sha256)
  } catch (error) {
    // Deleted since the person asked: the text inside says so.
    if (error instanceof BlobMissing) return null
    throw error
  }
}
