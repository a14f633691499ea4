/** Characters of the legacy standards: GB 2312 (simplified) and Big5 (traditional), which overlap. */
const SIMPLIFIED = readTable('gbk', { rows: [0xb0, 0xf7], cells: [[0xa1, 0xfe]] })
const TAIWANESE = readTable('big5', {
  rows: [0xa4, 0xf9],
  cells: [
    [0x40, 0x7e],
    [0xa1, 0xfe],
  ],
})
const HAN = /\p{Script=Han}/u
/** English phrases that are no name or unit in a Chinese sentence. */
const ENGLISH = /(?:\b[A-Za-z][a-z']+[ ,.;:]+){3,}[a-z]{2,}/

interface Plane {
  rows: [number, number]
  cells: [number, number][]
}

function readTable(encoding: string, { rows: [first, last], cells }: Plane): Set<string> {
  const decoder = new TextDecoder(encoding)
  const found = new Set<string>()
  for (let row = first; row <= last; row += 1) {
    for (const [from, to] of cells) {
      for (let cell = from; cell <= to; cell += 1) found.add(decoder.decode(Uint8Array.of(row, cell)))
    }
  }
  return found
}

/** Parts of a text that are not of this language: characters of another script, the other Chinese script, or English phrases. */
export function findForeign(language: string, text: string): string[] {
  const han = [...text].filter((character) => HAN.test(character))
  if (language === 'en-US') return han
  const [own, other] = language === 'zh-TW' ? [TAIWANESE, SIMPLIFIED] : [SIMPLIFIED, TAIWANESE]
  const foreign = han.filter((character) => !own.has(character) && other.has(character))
  return [...foreign, ...(ENGLISH.exec(text) ?? [])]
}
