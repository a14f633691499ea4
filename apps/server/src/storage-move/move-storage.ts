import { findMark } from '../db/storage-mark.ts'
import type { Outcome } from '../platform/run-command.ts'
import { StartupProblem } from '../platform/startup-problem.ts'
import { markOfMove, readMarkText } from '../platform/storage/marks.ts'
import { comparePictures, copyPictures, type MoveDeps } from './move-pictures.ts'

export interface Move extends MoveDeps {
  /** For people. */
  names: { from: string; to: string }
}

const EXAMPLES = 3

/**
 * Copy all pictures of the database beside running servers, compare them, and say when one can switch. The goal says that it is not
 * complete until it is, so that no server starts on it before.
 *
 * @throws StartupProblem when one of them belongs to another database
 */
export async function moveStorage(move: Move): Promise<Outcome> {
  const { db, from, to, say, names } = move
  const mark = await findMark(db)
  if (mark === null)
    throw new StartupProblem('No server of this version has started on this database yet: start it once.')
  const [ofFrom, ofTo] = [readMarkText(await from.readMark()), readMarkText(await to.readMark())]
  if (ofFrom.mark !== null && ofFrom.mark !== mark) throw isOfAnother(names.from)
  if (ofTo.mark !== null && ofTo.mark !== mark) throw isOfAnother(names.to)
  if (ofTo.mark === null) await to.writeMark(markOfMove(mark))
  const before: string[] = []
  const moved = await copyPictures(move, (stored) => before.push(...stored))
  if (moved.named - before.length - moved.copied > moved.lost.length)
    throw new StartupProblem('Not all was copied: run this again.')
  say(`${moved.copied} copied and read back; ${before.length} were there before, which are compared now`)
  const renewed = await comparePictures(move, before)
  if (ofTo.mark === null || ofTo.isMoving) await to.writeMark(mark)
  return { text: sum({ ...moved, renewed, before: before.length }, names), isWell: moved.lost.length === 0 }
}

function isOfAnother(where: string): StartupProblem {
  return new StartupProblem(`The pictures in ${where} belong to another database: nothing was copied.`)
}

function sum(
  {
    named,
    copied,
    before,
    renewed,
    lost,
  }: { named: number; copied: number; before: number; renewed: number; lost: string[] },
  { from, to }: Move['names'],
): string {
  const there = `${copied + before} of the ${named} pictures that the database names are in ${to}, compared with their checksums: ${copied} copied now, ${before} there before${renewed > 0 ? `, ${renewed} of them copied again because they were damaged` : ''}.`
  const some = lost.slice(0, EXAMPLES).map((name) => `${name.slice(0, 2)}/${name.slice(2)}`)
  const gone = `${lost.length} are not whole in ${from} and could not be copied: ${some.join(', ')}${lost.length > EXAMPLES ? ', …' : ''}. Restore them from a backup and run this again, or go on without them.`
  const next =
    'Now one can switch: set STORAGE_URL to the new place and restart every server, then run this once more for what was drawn meanwhile.'
  return [there, ...(lost.length > 0 ? [gone] : []), next].join('\n')
}
