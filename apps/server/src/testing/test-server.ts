import type { DbOptions } from '../db/open.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL of this run, on a database that nobody's test uses. */
    testServer: DbOptions['server']
    /** The migrated database to clone. */
    testTemplate: string
    /** How many times its usual size a test over random histories takes: 1, and 25 in the long run. */
    scale: number
  }
}

/** The same server, another database. */
export function databaseOf(server: DbOptions['server'], database: string): DbOptions['server'] {
  if ('connection' in server) return { connection: { ...server.connection, database } }
  const url = new URL(server.connectionString)
  url.pathname = `/${database}`
  return { connectionString: url.href }
}
