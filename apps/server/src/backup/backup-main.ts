import { type Config, readConfig } from '../config.ts'
import { openDatabaseExclusively, openDatabaseForReading } from '../db/open-database.ts'
import { explainFileError, runCommand } from '../platform/run-command.ts'
import { StartupProblem } from '../platform/startup-problem.ts'
import { describePlace } from '../platform/storage/places.ts'
import { tellRestored, tellVerified, tellWritten } from './tell-outcome.ts'
import { fileOfSecretKey } from '../platform/secret-key.ts'
import { findSecretKey, openStorage, stopSignal } from './program-parts.ts'
import { runScheduled } from './run-scheduled.ts'
import { readArchive } from './open-archive.ts'
import { restoreArchive } from './restore-archive.ts'
import { verifyArchive } from './verify-archive.ts'
import { writeArchive } from './write-archive.ts'

const USAGE = [
  'npm run backup -- <file> writes database and pictures to a file, with --list-pictures the database and a list of them;',
  'npm run backup -- verify <file> reads it back; npm run restore -- <file> restores it into an empty database.',
].join('\n')
const LIST_PICTURES = '--list-pictures'

async function main(words: string[]): Promise<string> {
  const config = readConfig()
  const isListed = words.includes(LIST_PICTURES)
  const [command, ...rest] = words.filter((word) => word !== LIST_PICTURES)
  const [first, second] = rest
  if (command === 'write' && first === 'verify' && second !== undefined) return verify(config, second)
  if (command === 'write' && first !== undefined && first !== 'verify' && second === undefined) {
    return write(config, first, isListed ? 'listed' : config.backup.pictures)
  }
  if (command === 'scheduled') return runScheduled(config)
  if (command === 'restore' && first !== undefined) return restore(config, first)
  throw new StartupProblem(USAGE)
}

async function write(config: Config, file: string, pictures: 'copied' | 'listed'): Promise<string> {
  const { server, close } = await openDatabaseForReading(config)
  const store = openStorage(config)
  const signal = stopSignal()
  try {
    const { passphrase } = config.backup
    const secretKey = findSecretKey(config)
    const wish = { file, pictures, passphrase, secretKey, minFreeBytes: config.minFreeBytes, signal }
    const written = await writeArchive({ server, blobs: store.blobs }, wish)
    return tellWritten(written, wish)
  } catch (error) {
    throw signal.aborted ? new StartupProblem('The backup was stopped; nothing of it is left.') : error
  } finally {
    await store.close()
    await close()
  }
}

async function verify(config: Config, file: string): Promise<string> {
  const { passphrase } = config.backup
  return tellVerified(file, await readArchive({ file, passphrase }, verifyArchive))
}

async function restore(config: Config, file: string): Promise<string> {
  const { server, close } = await openDatabaseExclusively(config)
  const store = openStorage(config)
  try {
    const secretKeyFile = config.secretKey ? null : fileOfSecretKey(config.dataDir)
    const target = { server, blobs: store.blobs, secretKeyFile }
    const restored = await restoreArchive({ file, passphrase: config.backup.passphrase }, target)
    return tellRestored(restored, describePlace(config.files))
  } finally {
    await store.close()
    await close()
  }
}

runCommand(
  async () => ({ text: await main(process.argv.slice(2)), isWell: true }),
  (error) => explainFileError(error, 'name another file.'),
)
