/** Key of the subject, its English words (singular), its Chinese words, and what the word says beyond the noun. */
export type NounRow = readonly [
  key: string,
  english: string,
  chinese: string,
  more?: { size?: 'tiny' | 'giant'; count?: number; colour?: string; pose?: string },
]
