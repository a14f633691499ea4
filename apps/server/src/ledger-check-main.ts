import { readConfig } from './config.ts'
import { openDb, requireSupportedServer } from './db/open.ts'
import { openDatabaseForReading } from './db/open-database.ts'
import { checkLedger } from './features/ledger/check-ledger.ts'
import { runCommand } from './platform/run-command.ts'

/** What PostgreSQL answers for a table that is not there. */
const UNDEFINED_TABLE = '42P01'

async function main(): Promise<string[]> {
  const { server, close } = await openDatabaseForReading(readConfig())
  const db = openDb({ server, maxConnections: 1 })
  try {
    await requireSupportedServer(db)
    const violations = await checkLedger({ db })
    return violations.map(({ rule, subject }) => `${rule} ${subject}`)
  } finally {
    await db.destroy()
    await close()
  }
}

runCommand(async () => {
  const broken = await main()
  return { text: broken.length === 0 ? 'The ledger is in order.' : broken.join('\n'), isWell: broken.length === 0 }
}, explainEmpty)

function explainEmpty(error: unknown): string | null {
  const isEmpty = error instanceof Error && 'code' in error && error.code === UNDEFINED_TABLE
  return isEmpty ? 'The database is empty: start the server once, or check DATABASE_URL.' : null
}
