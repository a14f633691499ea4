import { createHash, randomInt } from 'node:crypto'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
/** Relays cut a key at a second dash, so there is none. */
const START = 'sk-'
const SECRET_CHARS = 48
const PREFIX_CHARS = START.length + 6

/** `sk-` and 48 letters and digits of a cryptographic random source. */
export function makeUpKey(): string {
  return START + Array.from({ length: SECRET_CHARS }, () => LETTERS[randomInt(LETTERS.length)]).join('')
}

export function prefixOf(key: string): string {
  return key.slice(0, PREFIX_CHARS)
}

/** The hash by which a key is kept; clients may leave out its `sk-`. */
export function hashKey(key: string): Buffer {
  return createHash('sha256').update(START).update(key.replace(/^sk-/, '')).digest()
}
