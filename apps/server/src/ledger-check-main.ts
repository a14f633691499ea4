import { ConfigMistake, readConfig } from './config.ts'
import { openDb, requireSupportedServer } from './db/open.ts'
import { reachDatabase } from './db/reach-database.ts'
import { checkLedger } from './features/ledger/check-ledger.ts'
import { StartupProblem } from './platform/startup-problem.ts'

/** What PostgreSQL answers for a table that is not there. */
const UNDEFINED_TABLE = '42P01'

async function main(): Promise<string[]> {
  const { server, close } = await reachDatabase(readConfig())
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

main().then(
  (broken) => {
    process.stdout.write(`${broken.length === 0 ? 'The ledger is in order.' : broken.join('\n')}\n`)
    process.exitCode = broken.length === 0 ? 0 : 1
  },
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
  const isEmpty = error instanceof Error && 'code' in error && error.code === UNDEFINED_TABLE
  return isEmpty ? 'The database is empty: start the server once, or check DATABASE_URL.' : null
}
