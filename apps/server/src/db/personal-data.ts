import type { Tx } from './open.ts'
import type { Database } from './tables.ts'

/** The person to export or erase. */
export interface Person {
  id: string
  /** As it is before the erasure, E.164. */
  phone: string
}

type Column = { [T in keyof Database]: `${T}.${keyof Database[T] & string}` }[keyof Database]

/** Handling of the rows whose column references a person. */
export interface ColumnOfPerson {
  /** Name of the rows in the export, or why they are not exported. */
  exported: string | { never: string }
  /** `deleted`, or why the rows stay after an erasure. */
  erased: 'deleted' | { kept: string }
}

/** Personal data of one module; each feature that stores any exports this from its gate. */
export interface PersonalData {
  /** Every column of this module's tables that references a person. A test finds columns that no module lists. */
  columns: Partial<Record<Column, ColumnOfPerson>>
  /** The person's own data by the names in `columns`, without secrets and other people's data. */
  read: (tx: Tx, person: Person) => Promise<Record<string, unknown>>
  /** Erase the person's data. Idempotent. */
  erase: (tx: Tx, person: Person, now: Date) => Promise<void>
}

/** For rows that stay because others see them or the ledger refers to them; the person's own row is anonymised. */
export const ANONYMISED = { kept: 'without a name' }
