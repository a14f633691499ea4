let codes: ReadonlyMap<string, number> | undefined

/** Two bytes for each character beyond ASCII, found by reading all that there are. */
export function encodeGbk(text: string): Uint8Array {
  codes ??= readCodes()
  const bytes: number[] = []
  for (const character of text) {
    const code = codes.get(character)
    if (character < '\x80') bytes.push(character.charCodeAt(0))
    else if (code === undefined) throw new RangeError(`no ${character} in GBK`)
    else bytes.push(code >> 8, code & 0xff)
  }
  return Uint8Array.from(bytes)
}

function readCodes(): ReadonlyMap<string, number> {
  const decoder = new TextDecoder('gbk')
  const codeByCharacter = new Map<string, number>()
  for (let high = 0x81; high <= 0xfe; high += 1)
    for (let low = 0x40; low <= 0xfe; low += 1) {
      const character = decoder.decode(Uint8Array.of(high, low))
      if (character.length === 1 && character !== '\ufffd') codeByCharacter.set(character, high * 256 + low)
    }
  return codeByCharacter
}
