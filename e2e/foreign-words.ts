/** Characters of the two old standards: GB 2312 has the simplified ones, Big5 those of Taiwan, and both what they share. */
const SIMPLIFIED = readTable('gbk', { rows: [0xb0, 0xf7], cells: [[0xa1, 0xfe]] })
const TAIWANESE = readTable('big5', {
  rows: [0xa4, 0xf9],
  cells: [
    [0x40, 0x7e],
    [0xa1, 0xfe],
  ],
})
const HAN = /\p{Script=Han}/u
/** A run of words that a Chinese sentence would not hold as a name or a unit. */
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

/** What in a text is not of this language: characters of another script, of the other Chinese, or a phrase of English. */
export function findForeign(language: string, text: string): string[] {
  const han = [...text].filter((character) => HAN.test(character))
  if (language === 'en-US') return han
  const [own, other] = language === 'zh-TW' ? [TAIWANESE, SIMPLIFIED] : [SIMPLIFIED, TAIWANESE]
  const foreign = han.filter((character) => !own.has(character) && other.has(character))
  return [...foreign, ...(ENGLISH.exec(text) ?? [])]
}
