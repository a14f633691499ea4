import type { Tx } from './open.ts'
import type { Database } from './tables.ts'

/** Whom an export or an erasure is about. */
export interface Person {
  id: string
  /** As it is before the erasure, E.164. */
  phone: string
}

type Column = { [T in keyof Database]: `${T}.${keyof Database[T] & string}` }[keyof Database]

/** What is done with the rows that name a person in one column. */
export interface ColumnOfPerson {
  /** Under which name an export tells of them, or why it does not. */
  exported: string | { never: string }
  /** `deleted`, or why they stay when the person is erased. */
  erased: 'deleted' | { kept: string }
}

/** What one room of the server keeps of people; every feature that does so offers this in its gate. */
export interface PersonalData {
  /** Every column that names a person in the tables of this room. A test finds those that are missing in all rooms. */
  columns: Partial<Record<Column, ColumnOfPerson>>
  /** All of it that is the person's to know, by the names in `columns`, without secrets and without what belongs to others. */
  read: (tx: Tx, person: Person) => Promise<Record<string, unknown>>
  /** Take the person out of it. May be repeated. */
  erase: (tx: Tx, person: Person, now: Date) => Promise<void>
}

/** For what stays because others see it, or the books name it: the row of the person themselves says nothing any more. */
export const ANONYMISED = { kept: 'without a name' }
