import type { Guess, Guesses } from '../recognise/recognise.ts'
import { isPlace, sayPlace } from '../words/english-of.ts'

/** Likelihoods from which a thing is named, is named with doubt, and a place is named; measured in recogniser/README.md. */
const SURE = 0.85
const PERHAPS = 0.55
const PLACED = 0.9
/** Places that one is on, not in. */
const ON = ['sea', 'lake', 'river', 'moon']
/** Names that stand for several. */
const PLURALS = ['grapes']

/** "a cat in a forest", "perhaps a cat"; empty where nothing is likely enough. */
export function saySeen({ things, places }: Guesses): string {
  const [thing, place] = [sayThing(things[0]), sayWhere(places)]
  if (thing === '') return place
  return place === '' ? thing : `${thing} ${place}`
}

function sayThing(guess: Guess | undefined): string {
  if (guess === undefined || guess.likely < PERHAPS) return ''
  const article = PLURALS.includes(guess.name) ? '' : /^[aeiou]/.test(guess.name) ? 'an ' : 'a '
  const phrase = `${article}${guess.name}`
  return guess.likely < SURE ? `perhaps ${phrase}` : phrase
}

/** "in a snowy forest". */
function sayWhere(places: readonly Guess[]): string {
  const likely = places.filter((place) => place.likely >= PLACED).map(({ name }) => name)
  const setting = likely.find(isPlace)
  const isSnowy = likely.includes('snow')
  if (setting === undefined) return isSnowy ? 'in the snow' : ''
  const place = sayPlace(setting)
  const shown = isSnowy ? place.replace(/^(an?|the) /, (article) => `${article}snowy `) : place
  return `${ON.includes(setting) ? 'on' : 'in'} ${shown}`
}
