/** What is written with spaces between its words; of all else a word is found inside of longer ones, too. */
const SPACED = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N} ]+$/u
const RUN = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}\p{M}]+/gu

/** Words as they are compared: in lower case, without signs, one space apart, also where a script without spaces meets one with. */
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
