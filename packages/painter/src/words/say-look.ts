import { looks } from './lexicon/looks.ts'

/** Said before their noun; what is not among these stands behind it. */
const ADJECTIVES: readonly string[] = [
  'elderly',
  'young',
  'female',
  'male',
  'bald',
  'freckles',
  'dark skin',
  'pale skin',
  'mouth open',
  'mouth sad',
]

/** "freckled", "bald": before the noun. */
export function sayLooksBefore(named: readonly string[] = []): string {
  return named
    .filter((name) => ADJECTIVES.includes(name))
    .map((name) => phraseOf(name))
    .join(' ')
}

/** " with red hair wearing a hanfu": behind it. */
export function sayLooksAfter(named: readonly string[] = []): string {
  return named
    .filter((name) => !ADJECTIVES.includes(name))
    .map((name) => ` ${sayLook(name)}`)
    .join('')
}

function sayLook(name: string): string {
  const phrase = phraseOf(name)
  if (phrase === '') return `wearing a ${name}`
  return phrase.startsWith('with ') ? phrase : `with ${phrase}`
}

function phraseOf(name: string): string {
  const row = looks.find(({ meanings: [meaning] }) => meaning?.kind === 'look' && meaning.look === name)
  return row?.english[0] ?? ''
}
