/** Key of the subject, its English words (singular), its Chinese words, and what the word says beyond the noun. */
export type NounRow = readonly [
  key: string,
  english: string,
  chinese: string,
  more?: { size?: 'tiny' | 'giant'; count?: number; colour?: string; pose?: string },
]

/** Rows as text, one a line: `key: english words / chinese words`. */
export function readNounRows(text: string): NounRow[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [key = '', words = ''] = line.split(': ')
      const [english = '', chinese = ''] = words.split(' / ')
      return [key, english, chinese]
    })
}
