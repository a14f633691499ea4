import { randomUUID } from 'node:crypto'
import type { Config } from '../config.ts'
import { findMark, listNewestPictures, recordMark, whileMarking } from '../db/storage-mark.ts'
import type { Deps } from '../deps.ts'
import type { BlobStore } from '../platform/blobs.ts'
import { StartupProblem } from '../platform/startup-problem.ts'
import { describePlace } from '../platform/storage/places.ts'
import { type Judgement, judgeMarks, readMarkText, type Standing } from '../platform/storage/marks.ts'

export type SettleDeps = Pick<Deps, 'db' | 'blobs'> & { config: Pick<Config, 'files' | 'databaseUrl'> }

/**
 * See that pictures and database belong together, and mark both when they are seen together for the first time.
 * @throws StartupProblem, with nothing changed
 */
export async function settleStorage(deps: SettleDeps): Promise<void> {
  // One after the other, so that of two processes the second judges what the first has marked.
  await whileMarking(deps.db, async (db) => {
    const standing = await readStanding({ ...deps, db })
    const judgement = judgeMarks(standing)
    const problem = explainJudgement(deps.config, judgement)
    if (problem !== null) throw new StartupProblem(problem)
    if (judgement === 'agreed') return
    const mark = await recordMark(db, standing.ofStorage.mark ?? standing.ofDatabase ?? randomUUID())
    if (standing.ofStorage.mark === null) await deps.blobs.writeMark(mark)
  })
}

/** How it is now, for the start and the doctor. */
export async function readStanding({ db, blobs, config }: SettleDeps): Promise<Standing> {
  const SOME = 12
  const newest = await listNewestPictures(db, SOME)
  return {
    ofDatabase: await findMark(db),
    ofStorage: readMarkText(await blobs.readMark()),
    newest: await judgeNewest(blobs, newest),
    holdsPictures: await holdsPictures(blobs),
    isOneOfMany: config.databaseUrl !== null && !config.files.isShared,
    isShared: config.files.isShared,
  }
}

/** Null: it may start. */
export function explainJudgement({ files }: Pick<Config, 'files'>, judgement: Judgement): string | null {
  const where = describePlace(files)
  const orElse = 'or, if you mean it, run `npm run storage:move -- accept`'
  switch (judgement) {
    case 'other':
      return `The pictures in ${where} belong to another database: correct STORAGE_URL or DATABASE_URL, ${orElse}.`
    case 'lost':
      return `The pictures of this database are not in ${where}: correct STORAGE_URL, bring them back from a backup, ${orElse} to go on without them.`
    case 'elsewhere':
      return `This database keeps its pictures elsewhere than in ${where}: correct STORAGE_URL, ${orElse}.`
    case 'moving':
      return `Pictures are still being copied to ${where}: let \`npm run storage:move\` come to its end first.`
    case 'agreed':
    case 'new':
    case 'mark-storage':
    case 'mark-database':
      return null
    default:
      return judgement satisfies never
  }
}

async function judgeNewest(
  blobs: BlobStore,
  pictures: readonly { sha256: string; bytes: number }[],
): Promise<Standing['newest']> {
  for (const { sha256, bytes } of pictures) if ((await blobs.glance(sha256, bytes)) !== 'missing') return 'there'
  return pictures.length === 0 ? 'none' : 'gone'
}

async function holdsPictures(blobs: BlobStore): Promise<boolean> {
  for await (const names of blobs.list()) if (names.length > 0) return true
  return false
}
