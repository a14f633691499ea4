/** Scripts with spaces between words; in others a word also matches inside longer text. */
const SPACED = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N} ]+$/u
const RUN = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}\p{M}]+/gu

/** Normal form for comparing words: lower case, without punctuation, single spaces, also between scripts. */
export function plainWords(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .replace(RUN, ' $& ')
    .replace(/ +/g, ' ')
    .trim()
}

/** Whether a plain word counts inside of longer ones. */
export function isPart(word: string): boolean {
  return !SPACED.test(word)
}
