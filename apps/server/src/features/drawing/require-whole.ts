import type { Db } from '../../db/open.ts'
import type { TaskParameters } from '../../db/tables.ts'
import { Refusal } from '../../errors.ts'
import { findImages } from '../media/gate.ts'

/** @throws Refusal conflict when a picture that is gone on from is damaged: nobody pays for what cannot be drawn */
export async function requireWhole(
  db: Db,
  { parameters: { work, variation }, base_image_ids = [] }: { parameters: TaskParameters; base_image_ids?: string[] },
): Promise<void> {
  const ids = [work?.imageId, variation?.imageId, ...base_image_ids].filter((id) => typeof id === 'string')
  const images = await findImages(db, ids)
  if ([...images.values()].some(({ damaged_at: at }) => at !== null)) throw new Refusal('conflict')
}
