import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pino } from 'pino'
import { type Config, readConfig } from '../config.ts'
import { openDb, requireSupportedServer } from '../db/open.ts'
import { type Reached, openDatabaseForReading } from '../db/open-database.ts'
import { fileOf } from '../features/media/gate.ts'
import { openPostgresBus } from '../live/bus-postgres.ts'
import { BlobMissing, type BlobStore } from '../platform/blobs.ts'
import { systemClock } from '../platform/clock.ts'
import { openCounts } from '../platform/counts.ts'
import { newId } from '../platform/ids.ts'
import { normalisePhone } from '../platform/phone.ts'
import { explainFileError, runCommand } from '../platform/run-command.ts'
import { StartupProblem } from '../platform/startup-problem.ts'
import { openStoreBeside } from '../platform/storage/open-store.ts'
import { eraseAccount } from './erase-account.ts'
import { exportAccount } from './export-account.ts'

const USAGE =
  'npm run account -- export <phone> <folder> writes all that is kept of a person, npm run account -- erase <phone> forgets it'
/** A running server cancels drawings within moments. */
const DRAWINGS_END_WITHIN_S = 30

async function main([command, written, folder]: string[]): Promise<string> {
  const isExport = command === 'export' && folder !== undefined
  if (written === undefined || (!isExport && command !== 'erase')) throw new StartupProblem(USAGE)
  const phone = normalisePhone(written)
  if (phone === null) throw new StartupProblem('That is no phone number: write it like +8613800000000 or 13800000000.')
  const config = readConfig()
  const reached = await openDatabaseForReading(config)
  try {
    return folder === undefined ? await erase(reached, phone) : await writeExport(config, reached, { phone, folder })
  } finally {
    await reached.close()
  }
}

async function writeExport(
  { files }: Config,
  { server }: Reached,
  { phone, folder }: { phone: string; folder: string },
): Promise<string> {
  const db = openDb({ server, maxConnections: 1 })
  const store = openStoreBeside(files, { clock: systemClock, log: pino({ level: 'silent' }), counts: openCounts() })
  try {
    await requireSupportedServer(db)
    const accountExport = await exportAccount(db, phone)
    if (!accountExport) throw new StartupProblem('Nobody has that phone number here.')
    const pictures = join(folder, 'pictures')
    mkdirSync(pictures, { recursive: true, mode: 0o700 })
    writeFileSync(join(folder, 'account.json'), `${JSON.stringify(accountExport.data, null, 2)}\n`, {
      mode: 0o600,
      flag: 'wx',
    })
    for (const picture of accountExport.pictures) {
      const bytes = await readIfThere(store.blobs, picture.sha256)
      if (bytes) writeFileSync(join(pictures, fileOf(picture)), bytes, { mode: 0o600 })
    }
    return `account.json and ${accountExport.pictures.length} pictures are in ${folder}`
  } finally {
    await store.close()
    await db.destroy()
  }
}

async function readIfThere(blobs: BlobStore, sha256: string): Promise<Buffer | null> {
  try {
    return await blobs.read(sha256)
  } catch (error) {
    // A file that is gone, or is another's by now, is no part of what is kept of them.
    if (error instanceof BlobMissing) return null
    throw error
  }
}

async function erase({ server }: Reached, phone: string): Promise<string> {
  const db = openDb({ server, maxConnections: 1 })
  const bus = await openPostgresBus(server, pino({ level: 'silent' }))
  try {
    await requireSupportedServer(db)
    for (let second = 0; ; second += 1) {
      const erasure = await eraseAccount({ db, bus, clock: systemClock, newId: () => newId() }, phone)
      if (erasure.state === 'erased') return `The account is erased; its row ${erasure.userId} stays without a name.`
      if (erasure.state === 'unknown') throw new StartupProblem('Nobody has that phone number here.')
      if (erasure.state === 'administrator') throw new StartupProblem("An administrator's account cannot be erased.")
      if (second >= DRAWINGS_END_WITHIN_S) {
        throw new StartupProblem(
          `Signed out, but ${erasure.count} drawings have not ended: see that the server runs, and repeat this.`,
        )
      }
      await pause(1000)
    }
  } finally {
    await bus.close()
    await db.destroy()
  }
}

runCommand(
  async () => ({ text: await main(process.argv.slice(2)), isWell: true }),
  (error) => explainFileError(error, 'name another folder.'),
)
