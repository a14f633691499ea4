import type { Tx } from '../../db/open.ts'
import { ANONYMISED, type PersonalData } from '../../db/personal-data.ts'
import type { ImageRow } from '../../db/tables.ts'
import { extensionOf } from '../../platform/pictures/extension-of.ts'
import { enqueue } from '../../jobs/queue.ts'
import { unused } from './removal-queries.ts'

export const personalData: PersonalData = {
  columns: {
    'images.owner_id': { exported: 'pictures', erased: { kept: `where others see them, ${ANONYMISED.kept}` } },
    'upload_days.user_id': { exported: 'uploadDays', erased: 'deleted' },
  },
  async read(tx, { id }) {
    const pictures = await listPicturesOf(tx, id)
    return {
      pictures: pictures.map(({ sha256: _, ...about }) => ({ ...about, file: fileOf(about) })),
      uploadDays: await tx.selectFrom('upload_days').selectAll().where('user_id', '=', id).execute(),
    }
  },
  /** What they drew must have been forgotten before, or it still uses them. */
  async erase(tx, { id }) {
    await tx.deleteFrom('upload_days').where('user_id', '=', id).execute()
    const gone = await tx.deleteFrom('images').where('owner_id', '=', id).where(unused).returning('sha256').execute()
    if (gone.length > 0) await enqueue(tx, 'remove-files', { sha256s: gone.map(({ sha256 }) => sha256) })
  },
}

export const listPicturesOf = (tx: Tx, userId: string) =>
  tx
    .selectFrom('images')
    .select(['id', 'sha256', 'purpose', 'mime', 'width', 'height', 'bytes', 'duration_ms', 'created_at'])
    .where('owner_id', '=', userId)
    .orderBy('id')
    .execute()

/** What a picture of an export is called. */
export function fileOf({ id, mime }: Pick<ImageRow, 'id' | 'mime'>): string {
  return `${id}.${extensionOf(mime)}`
}
