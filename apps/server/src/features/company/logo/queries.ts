import type { LogoTheme } from '@easel/contract/company-logo'
import { prepared } from '../../../db/prepared-statements.ts'
import type { Db, Tx } from '../../../db/open.ts'
import type { CompanyRow } from '../../../db/tables.ts'

const COLUMNS = { light: 'logo', dark: 'dark_logo' } as const

export type LogoVersions = Pick<CompanyRow, 'logo' | 'dark_logo'>

/** Undefined: no logo of this version is in use. */
export async function findLogo(db: Db, version: string): Promise<Buffer | undefined> {
  const row = await db.selectFrom('logos').select('picture').where('version', '=', version).executeTakeFirst()
  return row?.picture
}

/** Version of the logo that icons are made from; null: there is none. */
export async function findIconVersion(db: Db): Promise<string | null> {
  const row = await db.selectFrom('companies').select('logo').where('id', '=', 1).modifyEnd(prepared).executeTakeFirst()
  return row?.logo ?? null
}

/** The versions before a change. Until the transaction ends nobody else changes them. */
export async function lockLogos(tx: Tx): Promise<LogoVersions> {
  return tx
    .selectFrom('companies')
    .select(['logo', 'dark_logo'])
    .where('id', '=', 1)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** A version that is there already is the same picture. */
export async function insertLogo(tx: Tx, row: { version: string; picture: Buffer; created_at: Date }): Promise<void> {
  await tx
    .insertInto('logos')
    .values(row)
    .onConflict((conflict) => conflict.column('version').doNothing())
    .execute()
}

/** Null: from now on there is none. Pictures that are no longer a logo are deleted. */
export async function setLogo(tx: Tx, theme: LogoTheme, version: string | null): Promise<LogoVersions> {
  const now = await tx
    .updateTable('companies')
    .set({ [COLUMNS[theme]]: version })
    .where('id', '=', 1)
    .returning(['logo', 'dark_logo'])
    .executeTakeFirstOrThrow()
  await tx
    .deleteFrom('logos')
    .where('version', 'not in', [now.logo ?? '', now.dark_logo ?? ''])
    .execute()
  return now
}

export function versionOf({ logo, dark_logo }: LogoVersions, theme: LogoTheme): string | null {
  return theme === 'light' ? logo : dark_logo
}
