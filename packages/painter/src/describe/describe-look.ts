import { guessHour } from '../look/guess-hour.ts'
import type { Look } from '../look/measure-look.ts'
import type { Guesses } from '../recognise/recognise.ts'
import { sayOnce, wordsOf } from './say-once.ts'
import { sayRatio } from './say-ratio.ts'
import { saySeen } from './say-seen.ts'
import { sayShade } from './say-shade.ts'
import { joinPhrases } from '../words/say-reading.ts'

/**
 * Four English prompts for a picture of which only the pixels are known: its colours, its light, its mood, its composition, and what was
 * recognised. That stands behind every colour, because a colour after a noun is read as the noun's own.
 */
export function describeLook(look: Look, guesses: Guesses, size: { width: number; height: number }): string[] {
  const recognisedPhrase = saySeen(guesses)
  const light = sayLight(look)
  const hour = sayHour(look)
  const framing = sayFraming(look, size)
  const end = ` ${sayRatio(size)}`
  const [mood, style] = [sayMood(look), sayStyle(look)]
  return [
    joinPhrases([sayColours(look), recognisedPhrase, light, hour, framing]),
    joinPhrases([mood, hour, light, sayColours(look, mood), recognisedPhrase]),
    joinPhrases([style, sayColours(look, style), hour, recognisedPhrase]),
    joinPhrases([framing, sayParts(look), recognisedPhrase, light, hour]),
  ].map((prompt) => sayOnce(sayLooksOnce(prompt)) + end)
}

/** What colours, light, mood and style may all be called. */
const LOOKS = /\b(dark|bright|even|soft|warm|cold|quiet|vivid|calm|dramatic|deep|pale)(?: |(?=,|$))/g

/** A word of these that stood before says nothing more, whatever it belongs to. */
function sayLooksOnce(prompt: string): string {
  const usedWords = new Set<string>()
  const once = prompt.replace(LOOKS, (word, name: string) => {
    if (usedWords.has(name)) return ''
    usedWords.add(name)
    return word
  })
  return joinPhrases(once.split(', '))
}

/** Colours of less than this share are not told of. */
const SEEN = 0.06

/** Each hue in the shade that there is most of, without those that were said before. */
function sayColours({ colours }: Look, before = ''): string {
  const shades = colours.filter(({ share }) => share >= SEEN).map(({ hex }) => sayShade(hex))
  const firsts = shades.filter((shade, at) => shades.findIndex((other) => hueOf(other) === hueOf(shade)) === at)
  const [first, ...others] = firsts.filter((shade) => !wordsOf(before).includes(hueOf(shade))).slice(0, 4)
  if (first === undefined) return before === '' ? 'a scene all in grey tones' : ''
  if (others.length === 0) return `a scene all in ${first} tones`
  return `a scene in ${[first, ...others.slice(0, -1)].join(', ')} and ${others.at(-1)} tones`
}

function hueOf(shade: string): string {
  return shade.split(' ').at(-1) ?? shade
}

function sayLight({ lightness, contrast }: Look): string {
  const level = lightness < 0.32 ? 'dark' : lightness > 0.72 ? 'bright' : 'even'
  return `${contrast > 0.55 ? 'dramatic' : contrast < 0.2 ? 'soft' : level} light${contrast > 0.55 ? ', strong contrast' : ''}`
}

/** Only where the light speaks clearly for one. */
function sayHour(look: Look): string {
  const hour = guessHour(look)
  return hour === null ? '' : hour === 'day' ? 'daylight' : hour
}

function sayMood({ lightness, warmth, chroma }: Look): string {
  const heat = warmth > 0.03 ? 'warm' : warmth < -0.02 ? 'cold' : ''
  const force = chroma < 0.03 ? 'quiet' : chroma > 0.11 ? 'vivid' : 'calm'
  return joinPhrases([heat, lightness < 0.32 ? 'dark' : force, 'atmospheric'])
}

function sayStyle({ colours, chroma, contrast }: Look): string {
  if (chroma < 0.012) return contrast > 0.5 ? 'black and white, ink' : 'pencil drawing, grey'
  const largest = colours[0]?.share ?? 0
  if (largest > 0.5 && contrast > 0.3) return 'flat colors, illustration'
  return contrast < 0.25 ? 'watercolor, soft' : 'cinematic'
}

function sayFraming({ horizon }: Look, { width, height }: { width: number; height: number }): string {
  const shape = width > height * 1.2 ? 'wide view' : height > width * 1.2 ? 'tall view' : 'square view'
  if (horizon === null) return `${shape}, no horizon`
  return `${shape}, ${horizon < 0.42 ? 'high' : horizon > 0.58 ? 'low' : 'level'} horizon`
}

function sayParts({ sky, ground }: Look): string {
  const above = sayShade(sky[2] ?? '#808080')
  const below = sayShade(ground[2] ?? '#808080')
  if (above === below) return `${above} throughout`
  return hueOf(above) === hueOf(below) ? `${hueOf(above)} throughout` : `${above} above, ${below} below`
}
