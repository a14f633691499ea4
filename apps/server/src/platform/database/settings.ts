import { z } from 'zod'
import { type Secret, wrapSecret } from '../secret.ts'

export interface DatabaseConfig {
  /** Null: the embedded PostgreSQL in the data folder. */
  databaseUrl: Secret | null
  /** PostgreSQL itself, where `databaseUrl` names a pooler in transaction mode; null: it names PostgreSQL itself. */
  databaseListenUrl: Secret | null
  /** A streaming replica that lists are read from; null: none. */
  databaseReadUrl: Secret | null
}

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
    }),
  )
