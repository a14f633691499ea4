import type { Db } from '../db/open.ts'
import { readDamage } from '../features/media/gate.ts'
import { type Finding, reasonOf } from './finding.ts'

/** What the server found when it opened pictures, and when it compared all of them with their checksums in the night. */
export async function examinePictures(db: Db | null): Promise<Finding> {
  const part = 'pictures'
  if (!db) return { part, state: 'off', text: 'there are none yet' }
  try {
    const { count, sha256s } = await readDamage(db)
    if (count === 0) return { part, state: 'well', text: 'none is known to be damaged' }
    const files = sha256s.map((sha256) => `${sha256.slice(0, 2)}/${sha256.slice(2)}`).join(', ')
    const text = `${count} ${count === 1 ? 'is' : 'are'} damaged or gone; restore from a backup, in the folder of pictures: ${files}${count > sha256s.length ? ', …' : ''}`
    return { part, state: 'broken', text }
  } catch (error) {
    return { part, state: 'broken', text: reasonOf(error) }
  }
}
