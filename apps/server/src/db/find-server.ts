import type { Config } from '../config.ts'
import type { DbOptions } from './open.ts'

export interface ServerAddresses {
  /** For most statements; may be a pooler in transaction mode. */
  server: DbOptions['server']
  /** PostgreSQL itself, for what needs a session: LISTEN, the queue, migrations, copies. */
  direct: DbOptions['server']
}

/** The configured PostgreSQL; null: the embedded one. */
export function findServer({
  databaseUrl,
  databaseListenUrl,
}: Pick<Config, 'databaseUrl' | 'databaseListenUrl'>): ServerAddresses | null {
  if (!databaseUrl) return null
  const connectionString = databaseUrl.reveal()
  if (!databaseListenUrl) return { server: { connectionString }, direct: { connectionString } }
  return {
    server: { connectionString, isPooler: true },
    direct: { connectionString: databaseListenUrl.reveal() },
  }
}
