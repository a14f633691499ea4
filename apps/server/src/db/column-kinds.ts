import type { Language } from '@easel/contract/basics'
import type { ColumnType, JSONColumnType } from 'kysely'

/** A column with a default in the database that the code may leave out. */
export type Defaulted<T> = ColumnType<T, T | undefined, T>
/** Read as what it holds, written as text. */
export type Json<T extends object | null> = JSONColumnType<T, string, string>
/** One text in every language. */
export type Translated = Record<Language, string>
