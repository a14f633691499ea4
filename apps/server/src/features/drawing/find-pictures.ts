import type { EngineMemory } from '../../db/tables.ts'
import type { Db } from '../../db/open.ts'
import type { Actor, Deps } from '../../deps.ts'
import { Refusal } from '../../errors.ts'
import { findImages } from '../media/gate.ts'
import { listTasksShowing, type ShownPictures } from './queries.ts'

/** A picture that somebody draws from. */
export interface FoundPicture {
  id: string
  width: number
  height: number
  /** Null: an upload, a grid, or a picture of another engine. */
  memory: EngineMemory | null
}

/**
 * The pictures with these ids, in their order and as often: a person's own uploads to draw from, and whatever is shown
 * in the channels that they are in. Hold them before, or one may be gone by the time it is named.
 *
 * @throws Refusal not_found naming `field`, for a stranger's picture as for none
 */
export async function findPictures(
  { engine }: Pick<Deps, 'engine'>,
  db: Db,
  { userId }: Pick<Actor, 'userId'>,
  { ids, field }: { ids: readonly string[]; field: string },
): Promise<FoundPicture[]> {
  const rows = await findImages(db, ids)
  const drawn = [...rows.values()].filter(({ purpose }) => purpose === 'drawn').map(({ id }) => id)
  const shown = await listTasksShowing(db, userId, drawn)
  return ids.map((id) => {
    const row = rows.get(id)
    const isOwn = row?.purpose === 'base' && row.owner_id === userId
    const showing = shown.filter((task) => shows(task, id))
    if (!row || !(isOwn || showing.length > 0))
      throw new Refusal('not_found', { fields: { [field]: 'unknown_picture' } })
    return { id, width: row.width, height: row.height, memory: memoryOf(id, showing, engine.id) }
  })
}

function shows({ grid_id, image_ids }: ShownPictures, id: string): boolean {
  return grid_id === id || image_ids.includes(id)
}

/** A picture's memory belongs to the engine that drew it. */
function memoryOf(id: string, showing: readonly ShownPictures[], engineId: string): EngineMemory | null {
  const own = showing.find(({ engine, image_ids }) => engine === engineId && image_ids.includes(id))
  return own?.recipes[own.image_ids.indexOf(id)] ?? null
}
