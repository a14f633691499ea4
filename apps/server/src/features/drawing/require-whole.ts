import type { Db } from '../../db/open.ts'
import type { TaskParameters } from '../../db/tables.ts'
import { Refusal } from '../../errors.ts'
import { findImages } from '../media/gate.ts'

/** @throws Refusal not_found when a picture that is gone on from is damaged: nobody pays for what cannot be drawn */
export async function requireWhole(
  db: Db,
  { parameters: { work, variation }, base_image_ids = [] }: { parameters: TaskParameters; base_image_ids?: string[] },
): Promise<void> {
  await requireWholePictures(db, [work?.imageId, variation?.imageId, ...base_image_ids])
}

/** @throws Refusal not_found when one of these is damaged */
export async function requireWholePictures(db: Db, ids: readonly (string | undefined)[]): Promise<void> {
  const images = await findImages(
    db,
    ids.filter((id) => typeof id === 'string'),
  )
  if ([...images.values()].some(({ damaged_at: at }) => at !== null))
    throw new Refusal('not_found', { fields: { image: 'unknown_picture' } })
}
