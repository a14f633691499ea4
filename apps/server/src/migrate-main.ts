import { pino } from 'pino'
import { readConfig } from './config.ts'
import { type MadeChange, migrate } from './db/migrate.ts'
import { openDb, requireSupportedServer } from './db/open.ts'
import { openDatabaseExclusively } from './db/open-database.ts'
import { prepareJobs } from './jobs/runner.ts'
import { runCommand } from './platform/run-command.ts'

async function main(): Promise<string> {
  const { server, close } = await openDatabaseExclusively(readConfig())
  const db = openDb({ server, maxConnections: 1 })
  try {
    await requireSupportedServer(db)
    const made = await migrate(db, undefined, say)
    await prepareJobs(server, pino({ level: 'silent' }))
    if (made.length === 0) return 'The database is up to date: there was nothing to do.'
    return `The database is up to date: ${made.length} ${made.length === 1 ? 'change was' : 'changes were'} made.`
  } finally {
    await db.destroy()
    await close()
  }
}

function say({ name, ms }: MadeChange): void {
  process.stdout.write(`${name}  ${(ms / 1000).toFixed(1)} s\n`)
}

runCommand(
  async () => ({ text: await main(), isWell: true }),
  () => null,
)
