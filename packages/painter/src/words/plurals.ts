const IRREGULAR: Readonly<Record<string, readonly string[]>> = {
  man: ['men'],
  woman: ['women'],
  child: ['children'],
  person: ['people', 'persons'],
  mouse: ['mice'],
  goose: ['geese'],
  wolf: ['wolves'],
  leaf: ['leaves'],
  knife: ['knives'],
  fish: ['fishes'],
  deer: [],
  sheep: [],
  koi: [],
  samurai: [],
  aircraft: [],
  salmon: [],
  bonsai: [],
  ox: ['oxen'],
  calf: ['calves'],
  elf: ['elves'],
  foot: ['feet'],
  human: ['humans'],
  hoof: ['hooves'],
  loaf: ['loaves'],
  shelf: ['shelves'],
  cactus: ['cacti', 'cactuses'],
  octopus: ['octopuses', 'octopi'],
  shrimp: ['shrimps'],
  squid: ['squids'],
  moose: [],
  bison: [],
}

/** Plural forms of an English word or phrase; of a phrase the last word bends. */
export function pluralsOf(phrase: string): string[] {
  if (!/^[a-z '’-]+$/.test(phrase)) return []
  const cut = phrase.lastIndexOf(' ') + 1
  const [front, word] = [phrase.slice(0, cut), phrase.slice(cut)]
  return bend(word).map((plural) => front + plural)
}

function bend(word: string): readonly string[] {
  const irregular = IRREGULAR[word]
  if (irregular) return irregular
  const man = /^(.+)(man|woman)$/.exec(word)
  if (man && !/^(hu|ger|ro)$/.test(man[1] ?? '')) return [`${man[1]}${man[2] === 'man' ? 'men' : 'women'}`]
  if (/(s|x|z|ch|sh)$/.test(word)) return [`${word}es`]
  if (/[^aeiou]y$/.test(word)) return [`${word.slice(0, -1)}ies`]
  if (/[^aeiou]o$/.test(word)) return [`${word}es`, `${word}s`]
  return [`${word}s`]
}
