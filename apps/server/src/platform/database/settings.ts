import { z } from 'zod'
import { type Secret, wrapSecret } from '../secret.ts'

export interface DatabaseConfig {
  /** Null: the embedded PostgreSQL in the data folder. */
  databaseUrl: Secret | null
  /** PostgreSQL itself, where `databaseUrl` names a pooler in transaction mode; null: it names PostgreSQL itself. */
  databaseListenUrl: Secret | null
  /** A streaming replica that lists are read from; null: none. */
  databaseReadUrl: Secret | null
  /** How many connections this process uses at once for calls and drawing; its jobs and what listens have five more. */
  databaseConnections: number
}

const connections = { error: 'must be a whole number from 4 to 500' }

const address = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
  .transform(wrapSecret)

/** Where the database is. */
export const databaseSettings = z
  .object({
    DATABASE_URL: address.optional(),
    DATABASE_LISTEN_URL: address.optional(),
    DATABASE_READ_URL: address.optional(),
    DATABASE_CONNECTIONS: z.coerce
      .number(connections)
      .int(connections)
      .min(4, connections)
      .max(500, connections)
      .default(20),
  })
  .superRefine((env, context) => {
    if (env.DATABASE_URL) return
    for (const name of ['DATABASE_LISTEN_URL', 'DATABASE_READ_URL'] as const)
      if (env[name]) context.addIssue({ code: 'custom', path: [name], message: 'needs DATABASE_URL beside it' })
  })
  .transform(
    (env): DatabaseConfig => ({
      databaseUrl: env.DATABASE_URL ?? null,
      databaseListenUrl: env.DATABASE_LISTEN_URL ?? null,
      databaseReadUrl: env.DATABASE_READ_URL ?? null,
      databaseConnections: env.DATABASE_CONNECTIONS,
    }),
  )
