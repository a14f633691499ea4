import { existsSync } from 'node:fs'
import { pino } from 'pino'
import { type Config, readConfig, readStorage } from '../config.ts'
import { readShape } from '../db/migrate.ts'
import { type Db, openDb, requireSupportedServer } from '../db/open.ts'
import { openDatabaseForReading } from '../db/open-database.ts'
import { systemClock } from '../platform/clock.ts'
import { openCounts } from '../platform/counts.ts'
import { type Outcome, runCommand } from '../platform/run-command.ts'
import { StartupProblem } from '../platform/startup-problem.ts'
import { StorageFault } from '../platform/storage/bucket/storage-fault.ts'
import { openStoreBeside } from '../platform/storage/open-store.ts'
import { describePlace, type StoragePlace } from '../platform/storage/places.ts'
import { tryStorage } from '../platform/storage/try-storage.ts'
import { acceptStorage } from './accept-storage.ts'
import { moveStorage } from './move-storage.ts'

const USAGE =
  'npm run storage:move -- FROM TO copies all pictures from one STORAGE_URL to another (`data` is the folder in DATA_DIR), npm run storage:move -- accept takes those of STORAGE_URL for those of this database'

async function main([from, to, ...more]: string[]): Promise<Outcome> {
  const isAccept = from === 'accept' && to === undefined
  if (from === undefined || (to === undefined && !isAccept) || more.length > 0) throw new StartupProblem(USAGE)
  const config = readConfig()
  const { server, close } = await openDatabaseForReading(config)
  const db = openDb({ server, maxConnections: 4 })
  try {
    await requireSupportedServer(db)
    if ((await readShape(db)) !== 'made')
      throw new StartupProblem('The database is not of this version: start the server once.')
    return to === undefined ? await accept(config, db) : await move(config, db, { from, to })
  } finally {
    await db.destroy()
    await close()
  }
}

async function accept({ files }: Config, db: Db): Promise<Outcome> {
  const store = openBeside(files)
  try {
    await acceptStorage(db, store.blobs)
    return { text: `The pictures in ${describePlace(files)} are those of this database from now on.`, isWell: true }
  } finally {
    await store.close()
  }
}

async function move(config: Config, db: Db, written: { from: string; to: string }): Promise<Outcome> {
  const [from, to] = [readStorage(config, written.from), readStorage(config, written.to)]
  const names = { from: describePlace(from), to: describePlace(to) }
  if (names.from === names.to)
    throw new StartupProblem(`${names.from} and ${names.to} are the same: name another goal.`)
  if (from.kind === 'folder' && !existsSync(from.folder)) throw new StartupProblem(`There is no folder ${from.folder}.`)
  const [source, goal] = [openBeside(from), openBeside(to)]
  try {
    const problem = (await tryStorage(from, source.blobs)) ?? (await tryStorage(to, goal.blobs))
    if (problem !== null) throw new StartupProblem(problem)
    const say = (text: string) => void process.stderr.write(`${text}\n`)
    return await moveStorage({ db, from: source.blobs, to: goal.blobs, say, names })
  } finally {
    await source.close()
    await goal.close()
  }
}

function openBeside(place: StoragePlace) {
  return openStoreBeside(place, { clock: systemClock, log: pino({ level: 'silent' }), counts: openCounts() })
}

runCommand(
  () => main(process.argv.slice(2)),
  (error) => (error instanceof StorageFault ? `${error.message} Run this again: it goes on where it was.` : null),
)
