import { sql } from 'kysely'
import { readConfig } from '../../config.ts'
import { type Outcome, runCommand } from '../../platform/run-command.ts'
import { openDb, requireSupportedServer } from '../open.ts'
import { openDatabaseForReading } from '../open-database.ts'
import { planUpgrade } from './plan-upgrade.ts'
import { writePlan } from './write-plan.ts'

async function main(): Promise<Outcome> {
  const { server, close } = await openDatabaseForReading(readConfig())
  const db = openDb({ server, maxConnections: 1 })
  try {
    await sql`set default_transaction_read_only = on`.execute(db)
    await requireSupportedServer(db)
    return writePlan(await planUpgrade(db))
  } finally {
    await db.destroy()
    await close()
  }
}

runCommand(main, () => null)
