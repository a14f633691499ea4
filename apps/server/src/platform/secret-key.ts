import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Secret, wrapSecret } from './secret.ts'

const SECRET_BYTES = 32
const MIN_CHARS = 32

/** `cut`: it is empty or too short, or the beginning of one that was made up. */
type SecretKeyFile = { state: 'whole'; key: Secret } | { state: 'cut' | 'missing'; key: null }

export function fileOfSecretKey(dataDir: string): string {
  return join(dataDir, 'secret-key')
}

/** The key that a data folder keeps. */
export function readSecretKey(file: string): SecretKeyFile {
  if (!existsSync(file)) return { state: 'missing', key: null }
  const text = readFileSync(file, 'utf8').trim()
  const isBeginning = /^[0-9a-f]*$/.test(text) && text.length < SECRET_BYTES * 2
  return text.length < MIN_CHARS || isBeginning
    ? { state: 'cut', key: null }
    : { state: 'whole', key: wrapSecret(text) }
}

/** Generate a key if there is none, or none usable. */
export function makeSecretKey(file: string): Secret {
  const text = randomBytes(SECRET_BYTES).toString('hex')
  writeFileSync(`${file}.new`, text, { mode: 0o600, flush: true })
  renameSync(`${file}.new`, file)
  return wrapSecret(text)
}

/** For people: what is wrong with the file, and what helps. */
export function explainCutKey(file: string): string {
  return `${file} is empty or cut off: put back your copy of it. A whole key of your own may be given as SECRET_KEY. ${IF_LOST}`
}

/** Shown as the last resort. */
export const IF_LOST = 'Who has lost it: npm run secret-key says what is lost.'
