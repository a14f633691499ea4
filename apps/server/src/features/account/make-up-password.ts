import { randomInt } from 'node:crypto'

/** Without letters and digits that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const PASSWORD_CHARS = 16

/** One that nobody can guess: 79 bits, and easy to read out. */
export function makeUpPassword(): string {
  return Array.from({ length: PASSWORD_CHARS }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}
