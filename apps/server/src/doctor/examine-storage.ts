import { accessSync, constants, existsSync } from 'node:fs'
import path from 'node:path'
import { pino } from 'pino'
import type { Config } from '../config.ts'
import type { Db } from '../db/open.ts'
import { compareStorage } from '../features/media/gate.ts'
import { systemClock } from '../platform/clock.ts'
import { openCounts } from '../platform/counts.ts'
import { readFreeBytes } from '../platform/disk-space.ts'
import { judgeMarks } from '../platform/storage/marks.ts'
import { type OpenedStore, openStoreBeside } from '../platform/storage/open-store.ts'
import { describePlace } from '../platform/storage/places.ts'
import { tryStorage } from '../platform/storage/try-storage.ts'
import { explainJudgement, readStanding } from '../start/settle-storage.ts'
import { type Finding, reasonOf } from './finding.ts'

const GIB = 1024 ** 3
const LITTLE_BYTES = GIB
/** For as long as anybody waits for a doctor. */
const COMPARE_MS = 20_000

type StorageConfig = Pick<Config, 'files' | 'dataDir' | 'minFreeBytes' | 'databaseUrl'>

/** Where pictures are kept: whether all that is done there works, and whether they are those of the database. */
export async function examineStorage(config: StorageConfig, db: Db | null): Promise<Finding[]> {
  const { files } = config
  const found = files.kind === 'folder' ? examineFolder({ ...config, ...files }) : null
  if (found?.state === 'broken' || (files.kind === 'folder' && !existsSync(files.folder))) return found ? [found] : []
  const store = openStoreBeside(files, { clock: systemClock, log: pino({ level: 'silent' }), counts: openCounts() })
  try {
    const problem = await tryStorage(files, store.blobs)
    if (problem !== null) return [{ part: 'storage', state: 'broken', text: problem }]
    const well = `${describePlace(files)}; listing, putting, getting and deleting work`
    return [
      found ?? { part: 'storage', state: 'well', text: well },
      ...(db ? [await examineContents({ config, db, store })] : []),
    ]
  } finally {
    await store.close()
  }
}

/** Names and bytes, compared. */
async function examineContents({
  config,
  db,
  store: { blobs },
}: {
  config: StorageConfig
  db: Db
  store: OpenedStore
}): Promise<Finding> {
  const part = 'stored'
  try {
    const problem = explainJudgement(config, judgeMarks(await readStanding({ config, db, blobs })))
    if (problem !== null) return { part, state: 'broken', text: problem }
    const { named, missing, unnamed, examples, share } = await compareStorage({ db, blobs }, { withinMs: COMPARE_MS })
    const much =
      share > 0.999 ? '' : `; in ${COMPARE_MS / 1000} s ${Math.round(share * 100)} in a hundred were compared`
    const strays = `${unnamed} are named by no picture, which the sweep of the night removes`
    if (missing === 0) return { part, state: 'well', text: `${named} pictures, all there; ${strays}${much}` }
    const names = examples.map((name) => `${name.slice(0, 2)}/${name.slice(2)}`).join(', ')
    const text = `${missing} of ${named} pictures are not there: ${names}${missing > examples.length ? ', …' : ''}; restore them from a backup; ${strays}${much}`
    return { part, state: config.databaseUrl !== null && !config.files.isShared ? 'well' : 'broken', text }
  } catch (error) {
    return { part, state: 'broken', text: reasonOf(error) }
  }
}

function examineFolder({
  folder: place,
  dataDir,
  minFreeBytes,
}: { folder: string } & Pick<Config, 'dataDir' | 'minFreeBytes'>): Finding {
  const part = 'storage'
  const folder = nearest(place)
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    const free = [folder, nearest(dataDir)].map((one) => ({ one, bytes: readFreeBytes(one) ?? 0 }))
    const [least] = free.sort((a, b) => a.bytes - b.bytes)
    const freeBytes = least?.bytes ?? 0
    const room = `${(freeBytes / GIB).toFixed(1)} GiB are free`
    if (freeBytes < minFreeBytes)
      return {
        part,
        state: 'broken',
        text: `${least?.one}: only ${room}, less than MIN_FREE_MB, so that uploads and drawings are refused; make room`,
      }
    if (freeBytes < LITTLE_BYTES) return { part, state: 'broken', text: `${least?.one}: only ${room}; make room` }
    const made = folder === place ? '' : ', which is made at the first start'
    return { part, state: 'well', text: `${place}${made}; ${room}` }
  } catch (error) {
    const text = `${place} cannot be used (${reasonOf(error)}): see STORAGE_URL, DATA_DIR and the rights of that folder`
    return { part, state: 'broken', text }
  }
}

/** The folder itself, or the first above it that there is. */
function nearest(folder: string): string {
  return existsSync(folder) || path.dirname(folder) === folder ? folder : nearest(path.dirname(folder))
}
