import path from 'node:path'
import { env } from 'node:process'
import { ConfigMistake, readConfig } from '../../config.ts'
import { StartupProblem } from '../../platform/startup-problem.ts'
import { reachDatabase, seizeDatabase } from '../reach-database.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const USAGE =
  'npm run backup -- <file> writes the database to a file, npm run restore -- <file> reads it into an empty one'

async function main([command, file]: string[]): Promise<string> {
  if ((command !== 'write' && command !== 'restore') || file === undefined) throw new StartupProblem(USAGE)
  const config = readConfig(env)
  const { server, close } = await (command === 'write' ? reachDatabase(config) : seizeDatabase(config))
  try {
    const counts = await (command === 'write' ? writeBackup(server, file) : restoreBackup(server, file))
    const rowCount = Object.values(counts).reduce((sum, count) => sum + count, 0)
    const files = path.join(config.dataDir, 'files')
    return command === 'write'
      ? `${rowCount} rows are in ${file}; copy ${files} too, after this, for the pictures`
      : `${rowCount} rows are in the database; copy the pictures of that time to ${files}`
  } finally {
    await close()
  }
}

main(process.argv.slice(2)).then(
  (done) => process.stdout.write(`${done}\n`),
  (error: unknown) => {
    process.exitCode = 1
    const sentence = sayPlainly(error)
    if (sentence === null) throw error
    process.stderr.write(`${sentence}\n`)
  },
)

/** Null: a fault of ours, whose stack is wanted. */
function sayPlainly(error: unknown): string | null {
  if (error instanceof StartupProblem || error instanceof ConfigMistake) return error.message
  // The system says which file it was and why.
  return error instanceof Error && 'syscall' in error ? `${error.message}: name another file.` : null
}
