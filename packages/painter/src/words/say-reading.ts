import type { Reading, SubjectWord } from '../recipe/recipe.ts'
import { findCutting } from '../subjects/cutting-name.ts'
import { isPlace, sayColour, sayPlace, saySubject } from './english-of.ts'
import {
  sayCamera,
  sayFeature,
  sayGraphic,
  sayLight,
  sayMedium,
  sayMood,
  saySeason,
  sayTime,
  sayWeather,
} from './say-condition.ts'

/** English words for each part of a reading; the painter reads them as the same scene again. Empty parts say nothing. */
export interface ReadingPhrases {
  subjects: string
  place: string
  light: string
  moods: string
  medium: string
}

export function sayReading(reading: Reading): ReadingPhrases {
  const { setting, weather, moods, medium } = reading
  const isNamed = reading.subjects.some(({ relation }) => relation?.target === setting)
  const place = isNamed || setting === 'open' ? '' : sayStanding(reading)
  const features = reading.features.filter((name) => name !== 'snow' || setting === 'open')
  return {
    subjects: joinPhrases([sayWritten(reading), saySubjects(reading)]),
    place: joinPhrases([place, ...features.map((name) => sayTinted(reading, name))]),
    light: joinPhrases([
      weather === 'clear' ? '' : sayWeather(weather),
      saySeason(reading.season),
      sayHour(reading),
      ...(reading.lights ?? []).map(sayLight),
    ]),
    moods: joinPhrases(moods.filter((mood) => !impliesMood(weather, mood)).map(sayMood)),
    medium: joinPhrases([
      reading.medium === 'neon' && features.includes('neon') ? '' : sayMedium(medium),
      ...sayCamera(reading.camera),
    ]),
  }
}

/** "a badge", "a sign that says “Open”": what the picture is and what is written in it. */
function sayWritten({ graphic, texts = [] }: Reading): string {
  const said = texts.map((text) => `“${text}”`).join(', ')
  if (graphic === undefined) return said
  return `${sayGraphic(graphic)}${said === '' ? '' : ` ${said}`}`
}

const NIGHT_LIGHTS = ['stars', 'aurora', 'moon', 'fireflies', 'fireworks', 'neon']

/** Day is the default and left out, unless a feature would make it night. */
function sayHour({ time, features }: Reading): string {
  return time === 'day' && !features.some((name) => NIGHT_LIGHTS.includes(name)) ? '' : sayTime(time)
}

/** "a snowy forest". */
function sayGround({ features }: Reading, setting: Reading['setting']): string {
  const place = sayPlace(setting)
  return features.includes('snow') ? place.replace(/^(an?|the) /, (article) => `${article}snowy `) : place
}

/** The parts in this order, by commas. */
export function joinPhrases(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(', ')
}

/** Moods that the word for the weather already implies are left out. */
function impliesMood(weather: Reading['weather'], mood: string): boolean {
  return (weather === 'storm' && mood === 'stormy') || (weather === 'fog' && mood === 'misty')
}

function sayTinted({ featureColours = {} }: Reading, feature: string): string {
  const colour = featureColours[feature]
  return colour === undefined ? sayFeature(feature) : `${sayColour(colour)} ${sayFeature(feature)}`
}

/** "in a forest", "on a white background". */
function sayStanding(reading: Reading): string {
  const { setting, featureColours = {} } = reading
  const backdrop = setting === 'plain' ? featureColours['backdrop'] : undefined
  if (backdrop !== undefined) return `on a ${sayColour(backdrop)} background`
  return `${onOrIn(setting)} ${sayGround(reading, setting)}`
}

function onOrIn(setting: Reading['setting']): string {
  return ['moon', 'sea', 'lake', 'plain', 'tabletop', 'paper'].includes(setting) ? 'on' : 'in'
}

function saySubjects(reading: Reading): string {
  const mentioned = new Set<SubjectWord>()
  const clauses: string[] = []
  for (const subject of reading.subjects) {
    if (mentioned.has(subject) || findCutting(subject.name) !== null) continue
    mentioned.add(subject)
    clauses.push(`${saySubject(subject)}${sayRelations(reading, subject, mentioned)}${sayWeight(reading, subject)}`)
  }
  return clauses.join(', ')
}

/** Once one weighs more or less, each says its weight, because it goes with all that stands before it. */
function sayWeight({ subjects }: Reading, { weight = 1 }: SubjectWord): string {
  return subjects.some((one) => one.weight !== undefined) ? `::${weight}` : ''
}

/** " riding a white horse holding a lantern on the moon". */
function sayRelations(reading: Reading, subject: SubjectWord, said: Set<SubjectWord>): string {
  const { also, pose } = subject
  const held = also === undefined ? '' : sayRelation(reading, also, said)
  const relation = subject.relation === null ? '' : sayRelation(reading, subject.relation, said)
  // "a woman hugging a girl": what she does was said with her.
  const isSaid = pose !== undefined && relation.startsWith(` ${pose} `)
  return `${isSaid ? relation.slice(pose.length + 1) : relation}${held}`
}

/** A target that was not named yet is named here, with all that is said of it. */
function sayRelation(reading: Reading, { kind, target: name }: Relating, said: Set<SubjectWord>): string {
  const target = reading.subjects.find((subject) => subject.name === name)
  if (target === undefined) {
    const place = isPlace(name) ? sayGround(reading, name) : `the ${sayFeature(name)}`
    return place === '' ? '' : ` ${kind} ${place}`
  }
  if (said.has(target)) return ` ${kind} the ${target.name}`
  said.add(target)
  return ` ${kind} ${saySubject(target)}${sayRelations(reading, target, said)}`
}

type Relating = NonNullable<SubjectWord['relation']>
