import type { Db } from '../db/open.ts'
import type { Reader } from '../db/replica/reader.ts'

/** The same act on what may lag. */
export function readAside<D extends { db: Db; reader: Reader }, T>(
  deps: D,
  { userId }: { userId: string },
  act: (deps: D) => Promise<T>,
): Promise<T> {
  return deps.reader.read(userId, (db) => act({ ...deps, db }))
}
