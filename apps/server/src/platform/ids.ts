import { randomBytes, randomInt } from 'node:crypto'

/** Start range of the 12-bit counter: half of it is left for counting up within a millisecond. */
const FIRST_COUNTS = 2 ** 11
const LAST_COUNT = 2 ** 12 - 1

let countedMs = 0
let count = 0

/**
 * UUIDv7 (RFC 9562, 6.2 method 1): 48 bits of milliseconds, 12 that count within one of them from a random start, 62 from the CSPRNG. Those
 * of one process sort as they were made.
 */
export function newId(now: number = Date.now()): string {
  const bytes = randomBytes(16)
  bytes.writeUIntBE(now, 0, 6)
  bytes.writeUInt16BE(0x7000 | nextCount(now), 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

function nextCount(now: number): number {
  count = now === countedMs && count < LAST_COUNT ? count + 1 : randomInt(FIRST_COUNTS)
  countedMs = now
  return count
}
