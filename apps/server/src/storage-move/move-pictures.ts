import type { Db } from '../db/open.ts'
import { comparePart, PARTS } from '../features/media/gate.ts'
import { BlobDamaged, BlobMissing, type BlobStore } from '../platform/blobs.ts'
import { StartupProblem } from '../platform/startup-problem.ts'

export interface MoveDeps {
  db: Db
  from: BlobStore
  to: BlobStore
  /** Hears how far it is. */
  say(text: string): void
}

export interface Moved {
  /** All that the database names. */
  named: number
  copied: number
  /** Names of those that `from` has no whole bytes of. */
  lost: string[]
}

const AT_ONCE = 6
/** Of 256 parts. */
const SAY_EVERY = 32

/**
 * Copy every picture that the database names and the goal lacks, and read each back there. What is there already stays, so that it
 * goes on where it was broken off. Smaller copies are made anew when they are asked for, and previews last for minutes.
 *
 * @param begun hears the names that were there before
 */
export async function copyPictures(deps: MoveDeps, begun: (names: readonly string[]) => void): Promise<Moved> {
  const moved: Moved = { named: 0, copied: 0, lost: [] }
  for (const [nth, part] of PARTS.entries()) {
    const { missing, named, stored } = await comparePart({ db: deps.db, blobs: deps.to }, part)
    begun(stored)
    moved.named += named
    await forEach(missing, async (sha256) => {
      if (await copyOne(deps, sha256)) moved.copied += 1
      else moved.lost.push(sha256)
    })
    if ((nth + 1) % SAY_EVERY === 0)
      deps.say(`${Math.round(((nth + 1) / PARTS.length) * 100)} %: ${moved.copied} copied, ${moved.named} looked at`)
  }
  return moved
}

/** Read what was there before, and copy again what is not whole. Returns how many were. */
export async function comparePictures(deps: MoveDeps, names: readonly string[]): Promise<number> {
  let renewed = 0
  await forEach(names, async (sha256) => {
    if ((await deps.to.examine(sha256)) !== 'whole' && (await copyOne(deps, sha256))) renewed += 1
  })
  return renewed
}

/** False: it is not whole where it comes from, or gone. @throws StartupProblem when the goal gives back other bytes */
async function copyOne({ from, to }: MoveDeps, sha256: string): Promise<boolean> {
  const bytes = await readWhole(from, sha256)
  if (!bytes) return false
  const name = await to.put(bytes)
  await to.release(name)
  if (name === sha256 && (await to.examine(sha256)) === 'whole') return true
  throw new StartupProblem(
    `${sha256} was copied and is not whole there: see that the storage works, and run this again.`,
  )
}

async function readWhole(from: BlobStore, sha256: string): Promise<Buffer | null> {
  try {
    return await from.read(sha256)
  } catch (error) {
    // Deleted since it was listed, or lost: whoever asked is told.
    if (error instanceof BlobMissing || error instanceof BlobDamaged) return null
    throw error
  }
}

async function forEach(names: readonly string[], act: (name: string) => Promise<void>): Promise<void> {
  const left = [...names]
  const work = async () => {
    for (let name = left.shift(); name !== undefined; name = left.shift()) await act(name)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}
