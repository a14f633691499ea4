import { createHash } from 'node:crypto'
import type { ProgramCall } from '../open-door.ts'

/** What a call says, in 64 characters: the same for the same body, however a form was cut. */
export function fingerprintCall({ body, parts }: Pick<ProgramCall, 'body' | 'parts'>): string {
  const hash = createHash('sha256').update(JSON.stringify(body ?? null))
  for (const { name, content } of parts) hash.update(`\0${name}\0${content.length}\0`).update(content)
  return hash.digest('hex')
}
