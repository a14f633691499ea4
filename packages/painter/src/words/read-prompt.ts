import type { Reading, SubjectWord } from '../recipe/recipe.ts'
import { listForbiddenNames, listForbiddenColours } from './unwanted.ts'
import { finishWalk } from './walk/finish-walk.ts'
import { walkPrompt } from './walk/walk-prompt.ts'

/** Longest `--no` text that is read, in characters. */
const MAX_WITHOUT_LENGTH = 6000

/**
 * What the painter understands of a prompt in English or Chinese. Takes time linear in the prompt's length.
 *
 * @param without words that must not appear (`--no tree`); they remove subjects and features, as "no trees" in the prompt does
 */
export function readPrompt(prompt: string, without: readonly string[]): Reading {
  const walk = walkPrompt(prompt)
  for (const words of without) {
    const read = words.slice(0, MAX_WITHOUT_LENGTH)
    for (const name of listForbiddenNames(read)) walk.unwanted.add(name)
    for (const hex of listForbiddenColours(read)) walk.unwantedColours.add(hex)
  }
  return removeUnwanted(finishWalk(walk), walk.unwanted, walk.unwantedColours)
}

function removeUnwanted(reading: Reading, unwanted: ReadonlySet<string>, colours: ReadonlySet<string>): Reading {
  if (unwanted.size + colours.size === 0) return reading
  const stay = reading.subjects.filter(({ name }) => !unwanted.has(name))
  const { without: _, ...rest } = reading
  return {
    ...rest,
    subjects: stay.map((subject) => bleach(unbind(subject, unwanted), colours)),
    features: reading.features.filter((feature) => !unwanted.has(feature)),
    moods: reading.moods.filter((mood) => !unwanted.has(mood)),
    weather: unwanted.has(reading.weather) ? 'clear' : reading.weather,
    ...(unwanted.size === 0 ? {} : { without: [...unwanted].sort() }),
  }
}

/** Drops relations to forbidden subjects. */
function unbind(subject: SubjectWord, unwanted: ReadonlySet<string>): SubjectWord {
  const { also, ...rest } = subject
  const relation = subject.relation !== null && unwanted.has(subject.relation.target) ? null : subject.relation
  return also === undefined || unwanted.has(also.target) ? { ...rest, relation } : { ...rest, relation, also }
}

function bleach(subject: SubjectWord, colours: ReadonlySet<string>): SubjectWord {
  return subject.colour !== null && colours.has(subject.colour) ? { ...subject, colour: null } : subject
}
