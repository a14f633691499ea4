import { BASE_IMAGES_MAX } from '@easel/contract/limits'
import type { PictureAddress } from '@easel/prompt/find-addresses'
import type { Db } from '../../db/open.ts'
import { Refusal } from '../../errors.ts'
import { listTasksById } from './queries.ts'

/**
 * For each drawing its distinct source pictures: those attached and those linked in the prompt. Permission is checked when they
 * are loaded.
 *
 * @throws Refusal invalid_input when they are too many, not_found for an address that no picture has
 */
export async function namePictures(
  db: Db,
  images: readonly string[],
  drawings: readonly { pictures: readonly PictureAddress[] }[],
): Promise<string[][]> {
  const idOf = await openNaming(
    db,
    drawings.flatMap(({ pictures }) => pictures),
  )
  return drawings.map(({ pictures }) => {
    if (pictures.length === 0) return [...images]
    const ids = [...new Set([...images, ...pictures.map(idOf)])]
    const tooMany = { problem: 'too_many_pictures', limit: BASE_IMAGES_MAX } as const
    if (ids.length > BASE_IMAGES_MAX) throw new Refusal('invalid_input', { fields: { prompt: tooMany } })
    return ids
  })
}

/** Tells the picture that one of these addresses means; throws Refusal not_found for one that no picture has. */
export async function openNaming(
  db: Db,
  addresses: readonly PictureAddress[],
): Promise<(address: PictureAddress) => string> {
  const taskIds = addresses.flatMap((one) => (one.kind === 'shown' ? one.taskId : []))
  const tasks = new Map((await listTasksById(db, [...new Set(taskIds)])).map((task) => [task.id, task]))
  return (address) => {
    const id = address.kind === 'file' ? address.imageId : tasks.get(address.taskId)?.image_ids[address.index - 1]
    if (id === undefined) throw new Refusal('not_found', { fields: { prompt: 'unknown_picture' } })
    return id
  }
}
