import type { EngineMemory } from '../../db/tables.ts'
import type { Db } from '../../db/open.ts'
import type { Actor } from '../../deps.ts'
import { Refusal } from '../../errors.ts'
import { findImages } from '../media/gate.ts'
import { listTasksShowing, type ShownPictures } from './queries.ts'

/** A picture that somebody draws from. */
export interface FoundPicture {
  id: string
  width: number
  height: number
  /** What the engine that drew it remembers of it. Null: an upload, or a grid. */
  memory: { engine: string; recipe: EngineMemory } | null
}

/**
 * The pictures with these ids, in their order and as often: a person's own uploads to draw from, and whatever is shown
 * in the channels that they are in. Hold them before, or one may be gone by the time it is named.
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
    // From a damaged one nothing is drawn, so that nobody pays for what cannot be.
    if (!row || row.damaged_at !== null || !(isOwn || showing.length > 0))
      throw new Refusal('not_found', { fields: { [field]: 'unknown_picture' } })
    return { id, width: row.width, height: row.height, memory: memoryOf(id, showing) }
  })
}

function shows({ grid_id, image_ids }: ShownPictures, id: string): boolean {
  return grid_id === id || image_ids.includes(id)
}

function memoryOf(id: string, showing: readonly ShownPictures[]): FoundPicture['memory'] {
  const drawn = showing.find(({ image_ids }) => image_ids.includes(id))
  const recipe = drawn?.recipes[drawn.image_ids.indexOf(id)]
  return drawn && recipe ? { engine: drawn.engine, recipe } : null
}
