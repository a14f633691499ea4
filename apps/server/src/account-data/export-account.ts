import type { Db } from '../db/open.ts'
import type { ImageRow } from '../db/tables.ts'
import { findUserByPhone } from '../features/account/gate.ts'
import { listPicturesOf } from '../features/media/gate.ts'
import { PERSONAL_DATA } from './personal-data.ts'

export interface AccountExport {
  /** Everything stored about a person, as JSON, without secrets and without other people's data. */
  data: Record<string, unknown>
  pictures: Pick<ImageRow, 'id' | 'sha256' | 'mime'>[]
}

/** Everything stored about the person with this phone; null: no such account. */
export async function exportAccount(db: Db, phone: string): Promise<AccountExport | null> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const person = await findUserByPhone(tx, phone)
      if (!person) return null
      const data: Record<string, unknown> = {}
      for (const { read } of PERSONAL_DATA) Object.assign(data, await read(tx, person))
      return { data, pictures: await listPicturesOf(tx, person.id) }
    })
}
