/** As much of DER as a certificate needs. */
const TAGS = { integer: 0x02, bits: 0x03, nothing: 0x05, name: 0x06, text: 0x0c, time: 0x18, sequence: 0x30, set: 0x31 }

function element(tag: number, content: Buffer): Buffer {
  return Buffer.concat([Buffer.from([tag]), lengthOf(content), content])
}

function lengthOf({ length }: Buffer): Buffer {
  if (length < 0x80) return Buffer.from([length])
  const digits = Buffer.from(length.toString(16).padStart(length > 0xff ? 4 : 2, '0'), 'hex')
  return Buffer.concat([Buffer.from([0x80 | digits.length]), digits])
}

export const sequence = (...parts: Buffer[]) => element(TAGS.sequence, Buffer.concat(parts))
export const set = (...parts: Buffer[]) => element(TAGS.set, Buffer.concat(parts))
/** `hex`: whole bytes, the first below 80. */
export const integer = (hex: string) => element(TAGS.integer, Buffer.from(hex, 'hex'))
export const bits = (bytes: Buffer) => element(TAGS.bits, Buffer.concat([Buffer.from([0]), bytes]))
export const nothing = () => element(TAGS.nothing, Buffer.alloc(0))
export const text = (words: string) => element(TAGS.text, Buffer.from(words, 'utf8'))
/** `hex`: the number of a name, already coded. */
export const name = (hex: string) => element(TAGS.name, Buffer.from(hex, 'hex'))
export const time = (instant: Date) =>
  element(TAGS.time, Buffer.from(`${instant.toISOString().slice(0, 19).replace(/[-:T]/g, '')}Z`, 'ascii'))
/** The number of a member that is marked with one. */
export const marked = (mark: number, content: Buffer) => element(0xa0 | mark, content)
