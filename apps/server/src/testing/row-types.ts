import type { Insertable, Selectable } from 'kysely'
import type { Database } from '../db/tables.ts'

/** What is read of each table, and what may be written to it: for the test that compares them with the migrated database. */
export type RowTypes = { [Table in keyof Database]: Selectable<Database[Table]> }
export type NewRowTypes = { [Table in keyof Database]: Insertable<Database[Table]> }
