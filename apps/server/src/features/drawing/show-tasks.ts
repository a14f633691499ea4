import { mediumOf, type Task } from '@easel/contract/drawing'
import type { TaskRow } from '../../db/tables.ts'
import type { Deps } from '../../deps.ts'
import { type Author, viewAuthor } from '../account/gate.ts'
import { findImages, viewClip, viewImage } from '../media/gate.ts'
import { readPressed } from './button/queries.ts'
import { readQueueEstimate } from './queue/queries.ts'
import { countSlots } from './routing/can-draw.ts'
import { secondsUntilDone } from './rules.ts'
import { hiddenOf, readOffers } from './video/read-offers.ts'
import { imageIdsOf, viewTask } from './view.ts'

const NONE: ReadonlySet<string> = new Set()

export type ShowDeps = Pick<Deps, 'db' | 'clock' | 'engines'>

/**
 * The rows as everybody sees them, in their order, with authors, pictures and places in line.
 *
 * @param known Authors that need not be read
 */
export async function showTasks(
  deps: ShowDeps,
  rows: readonly TaskRow[],
  known: readonly Author[] = [],
): Promise<Task[]> {
  const { db } = deps
  if (rows.length === 0) return []
  const authors = await findAuthors(db, rows, known)
  const imageRows = await findImages(db, rows.flatMap(imageIdsOf))
  const pictureRows = [...imageRows.values()].filter(({ duration_ms: ms }) => ms === null)
  const images = new Map(pictureRows.map((row) => [row.id, viewImage(row)]))
  const clips = new Map([...imageRows.values()].flatMap(viewClip).map((clip) => [clip.id, clip]))
  const waits = await readWaits(deps, rows)
  const pressed = await readPressed(db, finishedAmong(rows))
  const offers = await readOffers(deps, rows)
  return rows.map((row) =>
    viewTask(row, {
      author: authors.get(row.user_id) ?? { id: row.user_id, name: '', avatar: '' },
      images,
      clips,
      hidden: hiddenOf(row, offers, clips),
      used: pressed.get(row.id) ?? NONE,
      ...(waits.get(row.id) ?? { queuePlace: null, etaSeconds: null }),
    }),
  )
}

async function findAuthors(db: Deps['db'], rows: readonly TaskRow[], knownAuthors: readonly Author[]) {
  const authors = new Map(knownAuthors.map((author) => [author.id, author]))
  const unknown = rows.map((row) => row.user_id).filter((id) => !authors.has(id))
  return unknown.length === 0 ? authors : new Map([...authors, ...(await viewAuthor(db, unknown))])
}

const finishedAmong = (rows: readonly TaskRow[]) =>
  rows.filter(({ status }) => status === 'SUCCESS').map(({ id }) => id)

/** The same for one. */
export async function showTask(deps: ShowDeps, row: TaskRow): Promise<Task> {
  const [task] = await showTasks(deps, [row])
  if (!task) throw new Error(`task ${row.id} was not shown`)
  return task
}

async function readWaits({ db, clock, engines }: ShowDeps, rows: readonly TaskRow[]) {
  const waiting = rows.filter((row) => row.status === 'NOT_START').map((row) => row.id)
  if (waiting.length === 0) return new Map<string, never>()
  const now = clock.now()
  const { places, meanSeconds } = await readQueueEstimate(db, waiting, now)
  const slots = countSlots(engines)
  // The mean is of pictures.
  const clips = new Set(rows.filter(({ action }) => mediumOf(action) !== 'image').map(({ id }) => id))
  return new Map(
    [...places].map(([id, place]) => {
      const etaSeconds = clips.has(id) ? null : secondsUntilDone(place, slots, meanSeconds)
      return [id, { queuePlace: place, etaSeconds }]
    }),
  )
}
