import { sql } from 'kysely'
import { migrations } from '../known-migrations.ts'
import { listChanges, listUnknown, type Migrations } from '../migrate.ts'
import type { Pass } from '../migration.ts'
import type { Db } from '../open.ts'

export interface PlannedChange {
  name: string
  /** Null: it looks at no table that grows. */
  work: { table: string; rows: number; bytes: number; does: Pass['does'][] } | null
  seconds: number
  loses: string | null
}

/** `newer`: a newer release has changed it by these, and this one does not start. */
export type UpgradePlan =
  | { state: 'unmade' }
  | { state: 'newer'; unknown: string[] }
  | { state: 'planned'; changes: PlannedChange[] }

/** For a row of a few hundred bytes on a disk of a small server, beside people who go on working. */
const MICROSECONDS: Readonly<Record<Pass['does'], number>> = { fill: 150, index: 5, check: 1 }

/** What the next start does to this database; nothing is written. */
export async function planUpgrade(db: Db, known: Migrations = migrations): Promise<UpgradePlan> {
  const done = await listChanges(db)
  if (!done) return { state: 'unmade' }
  const unknown = listUnknown(done, known)
  if (unknown.length > 0) return { state: 'newer', unknown }
  const changes: PlannedChange[] = []
  for (const name of Object.keys(known).sort()) {
    if (!done.includes(name)) changes.push(await planChange(db, name, known))
  }
  return { state: 'planned', changes }
}

async function planChange(db: Db, name: string, known: Migrations): Promise<PlannedChange> {
  const { passes = [], loses = null } = known[name] ?? {}
  const [first] = passes
  if (!first) return { name, work: null, seconds: 0, loses }
  const { rows, bytes } = await measureTable(db, first.table)
  const does = passes.map((pass) => pass.does)
  const micros = does.reduce((sum, one) => sum + MICROSECONDS[one] * rows, 0)
  return { name, work: { table: first.table, rows, bytes, does }, seconds: micros / 1_000_000, loses }
}

/** Rows as PostgreSQL estimates them, which it cannot before it has looked once. */
async function measureTable(db: Db, table: string): Promise<{ rows: number; bytes: number }> {
  const { rows: found } = await sql<{ rows: number; bytes: number }>`
    select reltuples::float8 as rows, pg_total_relation_size(oid)::float8 as bytes
    from pg_class where oid = to_regclass(${table})`.execute(db)
  const { rows, bytes } = found[0] ?? { rows: 0, bytes: 0 }
  if (rows >= 0) return { rows, bytes }
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::float8 as count from ${sql.id(table)}`.execute(db)
  return { rows: counted[0]?.count ?? 0, bytes }
}
