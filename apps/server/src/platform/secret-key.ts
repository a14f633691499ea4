import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { type Secret, wrapSecret } from './secret.ts'

const SECRET_BYTES = 32

/** The key of this data folder, made when there is none. */
export function openSecretKey(file: string): Secret {
  if (!existsSync(file)) {
    writeFileSync(`${file}.new`, randomBytes(SECRET_BYTES).toString('hex'), { mode: 0o600, flush: true })
    renameSync(`${file}.new`, file)
  }
  return wrapSecret(readFileSync(file, 'utf8').trim())
}

/** The key of this data folder; null: none was made yet. */
export function readSecretKey(file: string): Secret | null {
  return existsSync(file) ? wrapSecret(readFileSync(file, 'utf8').trim()) : null
}
