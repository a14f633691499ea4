import { env } from 'node:process'
import { readConfig } from '../../config.ts'
import { explainFileError, runCommand } from '../../platform/run-command.ts'
import { StartupProblem } from '../../platform/startup-problem.ts'
import { describePlace } from '../../platform/storage/places.ts'
import { openDatabaseForReading, openDatabaseExclusively } from '../open-database.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const USAGE =
  'npm run backup -- <file> writes the database to a file, npm run restore -- <file> reads it into an empty one'

async function main([command, file]: string[]): Promise<string> {
  if ((command !== 'write' && command !== 'restore') || file === undefined) throw new StartupProblem(USAGE)
  const config = readConfig(env)
  const { server, close } = await (command === 'write'
    ? openDatabaseForReading(config)
    : openDatabaseExclusively(config))
  try {
    const counts = await (command === 'write' ? writeBackup(server, file) : restoreBackup(server, file))
    const rowCount = Object.values(counts).reduce((sum, count) => sum + count, 0)
    const files = describePlace(config.files)
    return command === 'write'
      ? `${rowCount} rows are in ${file}; copy ${files} too, after this, for the pictures`
      : `${rowCount} rows are in the database; copy the pictures of that time to ${files}`
  } finally {
    await close()
  }
}

runCommand(
  async () => ({ text: await main(process.argv.slice(2)), isWell: true }),
  (error) => explainFileError(error, 'name another file.'),
)
