import path from 'node:path'
import { env } from 'node:process'
import { ConfigMistake, readConfig } from '../../config.ts'
import { openDataFolder } from '../../platform/data-folder.ts'
import { StartupProblem } from '../../platform/startup-problem.ts'
import { findRunningPostgres } from '../embedded/find-running-postgres.ts'
import { startEmbeddedPostgres } from '../embedded/start-embedded-postgres.ts'
import type { DbOptions } from '../open.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const USAGE =
  'npm run backup -- <file> writes the database to a file, npm run restore -- <file> reads it into an empty one'
const silent = { info: () => undefined, warn: () => undefined }

interface Reached {
  server: DbOptions['server']
  close(): Promise<void>
}

async function main([command, file]: string[]): Promise<string> {
  if ((command !== 'write' && command !== 'restore') || file === undefined) throw new StartupProblem(USAGE)
  const { databaseUrl, dataDir } = readConfig(env)
  const { server, close } = databaseUrl
    ? { server: { connectionString: databaseUrl.reveal() }, close: () => Promise.resolve() }
    : await reachEmbedded(dataDir, command)
  try {
    const counts = await (command === 'write' ? writeBackup(server, file) : restoreBackup(server, file))
    const rowCount = Object.values(counts).reduce((sum, count) => sum + count, 0)
    const files = path.join(dataDir, 'files')
    return command === 'write'
      ? `${rowCount} rows are in ${file}; copy ${files} too, after this, for the pictures`
      : `${rowCount} rows are in the database; copy the pictures of that time to ${files}`
  } finally {
    await close()
  }
}

/** A backup may be made beside a running server; a restore needs the data folder for itself. */
async function reachEmbedded(dataDir: string, command: 'write' | 'restore'): Promise<Reached> {
  const running = command === 'write' ? await findRunningPostgres(path.join(dataDir, 'postgres')) : undefined
  if (running) return { server: { connection: running }, close: () => Promise.resolve() }
  const folder = await openDataFolder(dataDir)
  const postgres = await startEmbeddedPostgres({ dataDir: folder.postgres, log: silent, durable: true })
  return {
    server: { connection: postgres.connection },
    async close() {
      await postgres.stop()
      folder.release()
    },
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
