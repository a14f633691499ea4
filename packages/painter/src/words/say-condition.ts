import type { Camera, Graphic, Light, Reading, Season } from '../recipe/recipe.ts'
import { details, heavens } from './lexicon/features.ts'
import { seasons, times, weathers } from './lexicon/hours.ts'
import { lights } from './lexicon/lights.ts'
import { moods } from './lexicon/moods.ts'
import { grounds, places } from './lexicon/places.ts'
import { shots, views } from './lexicon/views.ts'
import type { Meaning, MeaningRow } from './meaning.ts'

/** The first word of the lexicon that says this and as little else as possible; null when no word does. */
function findWord(rows: readonly MeaningRow[], says: (meaning: Meaning) => boolean): string | null {
  const fitting = rows.filter(({ english, meanings }) => english.length > 0 && meanings.some(says))
  const [best] = fitting.sort((a, b) => a.meanings.length - b.meanings.length)
  return best?.english[0] ?? null
}

const FEATURES = [...heavens, ...details, ...places, ...grounds]

export function sayFeature(feature: string): string {
  return findWord(FEATURES, (meaning) => meaning.kind === 'feature' && meaning.feature === feature) ?? feature
}

export function sayTime(time: Reading['time']): string {
  return findWord(times, (meaning) => meaning.kind === 'time' && meaning.time === time) ?? time
}

export function saySeason(season: Season | undefined): string {
  if (season === undefined) return ''
  return findWord(seasons, (meaning) => meaning.kind === 'season' && meaning.season === season) ?? season
}

export function sayWeather(weather: Reading['weather']): string {
  return findWord(weathers, (meaning) => meaning.kind === 'weather' && meaning.weather === weather) ?? weather
}

export function sayMood(mood: string): string {
  return findWord(moods, (meaning) => meaning.kind === 'mood' && meaning.mood === mood) ?? mood
}

export function sayLight(light: Light): string {
  return findWord(lights, (meaning) => meaning.kind === 'light' && meaning.light === light) ?? light
}

/** "bird's-eye view", "close-up", "depth of field": what is said of the view, in this order. */
export function sayCamera({ angle, shot, blur }: Camera = {}): string[] {
  return [
    angle && findWord(views, (meaning) => meaning.kind === 'angle' && meaning.angle === angle),
    shot && findWord(shots, (meaning) => meaning.kind === 'shot' && meaning.shot === shot && meaning.firm),
    blur && findWord(views, ({ kind }) => kind === 'blur'),
  ].flatMap((word) => word || [])
}

const MEDIA: Readonly<Record<Reading['medium'], string>> = {
  oil: 'oil painting',
  watercolour: 'watercolor painting',
  ink: 'ink wash painting',
  anime: 'anime style',
  neon: 'synthwave',
  cinematic: 'cinematic',
  pencil: 'pencil drawing',
  gouache: 'gouache painting',
  'pixel art': 'pixel art',
  'low poly': 'low poly',
  'stained glass': 'stained glass',
  'paper cut': 'paper cut',
  'ukiyo-e': 'ukiyo-e woodblock print',
  film: 'film photo',
  manga: 'manga',
  poster: 'screen print',
  cubism: 'cubism',
  pastel: 'pastel drawing',
}

/** The words by which each is read again. */
const GRAPHICS: Readonly<Record<Graphic, string>> = {
  poster: 'poster',
  logo: 'logo',
  badge: 'badge',
  stamp: 'postage stamp',
  sticker: 'sticker',
  icon: 'icon',
  card: 'greeting card',
  cover: 'book cover',
  album: 'album cover',
  couplet: 'spring couplet',
  blessing: 'fu character',
  calligraphy: 'chinese calligraphy',
  'neon sign': 'neon sign',
  sign: 'wooden sign',
}

export function sayGraphic(graphic: Graphic): string {
  const word = GRAPHICS[graphic]
  return `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`
}

export function sayMedium(medium: Reading['medium']): string {
  return MEDIA[medium]
}
