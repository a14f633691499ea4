import { mediumOf } from '@easel/contract/drawing'
import type { EngineMemory } from '../../db/tables.ts'
import type { Db } from '../../db/open.ts'
import type { Actor } from '../../deps.ts'
import { Refusal } from '../../errors.ts'
import { findImages } from '../media/gate.ts'
import { listTasksShowing, type ShownPictures } from './queries.ts'

/** A picture that a drawing starts from. */
export interface FoundPicture {
  id: string
  width: number
  height: number
  /** Recipe of the engine that drew it. Null: an upload, or a grid. */
  memory: { engine: string; recipe: EngineMemory } | null
}

/**
 * The pictures with these ids, in order and with repetitions: the person's own base uploads, and pictures shown in their
 * channels. Share-lock them first, or they may be deleted before they are referenced.
 *
 * @throws Refusal not_found naming `field`, for a stranger's picture as for none
 */
export async function findPictures(
  db: Db,
  { userId }: Pick<Actor, 'userId'>,
  { ids, field }: { ids: readonly string[]; field: string },
): Promise<FoundPicture[]> {
  const rows = await findImages(db, ids)
  const drawnIds = [...rows.values()].filter(({ purpose }) => purpose === 'drawn').map(({ id }) => id)
  const showingTasks = await listTasksShowing(db, userId, drawnIds)
  return ids.map((id) => {
    const row = rows.get(id)
    const isOwn = row?.purpose === 'base' && row.owner_id === userId
    const showing = showingTasks.filter((task) => shows(task, id))
    // Damaged pictures are refused, so that nobody pays for an impossible drawing.
    // A clip is none: its first picture has an id of its own.
    if (!row || row.duration_ms !== null || row.damaged_at !== null || !(isOwn || showing.length > 0))
      throw new Refusal('not_found', { fields: { [field]: 'unknown_picture' } })
    return { id, width: row.width, height: row.height, memory: memoryOf(id, showing) }
  })
}

function shows({ grid_id, image_ids }: ShownPictures, id: string): boolean {
  return grid_id === id || image_ids.includes(id)
}

function memoryOf(id: string, showing: readonly ShownPictures[]): FoundPicture['memory'] {
  // The recipe of a clip is not that of its first picture.
  const drawn = showing.find(({ action, image_ids }) => mediumOf(action) === 'image' && image_ids.includes(id))
  const recipe = drawn?.recipes[drawn.image_ids.indexOf(id)]
  return drawn && recipe ? { engine: drawn.engine, recipe } : null
}
