import type { Reading, SubjectWord } from '../recipe/recipe.ts'

/** Weights of differences, by how much of the picture they change. */
const COST = {
  subject: 3,
  count: 0.8,
  colour: 0.9,
  size: 0.5,
  pose: 0.5,
  relation: 0.7,
  setting: 1.8,
  time: 1.4,
  weather: 1.1,
  medium: 2,
  feature: 0.7,
  mood: 0.3,
  season: 0.9,
  light: 0.5,
  angle: 0.6,
  shot: 0.6,
  blur: 0.3,
  weight: 0.4,
  graphic: 2,
  text: 1,
}

/** How far apart the pictures of two readings are: 0 when they are read alike. */
export function compareReadings(one: Reading, other: Reading): number {
  return (
    compareSubjects(one.subjects, other.subjects) +
    compareScenes(one, other) +
    COST.feature * countApart(one.features, other.features) +
    COST.feature * countApart(tintedOf(one), tintedOf(other)) +
    COST.mood * countApart(one.moods, other.moods) +
    COST.light * countApart(one.lights ?? [], other.lights ?? []) +
    COST.text * countApart(one.texts ?? [], other.texts ?? []) +
    (one.graphic === other.graphic ? 0 : COST.graphic) +
    compareViews(one, other)
  )
}

function compareScenes(one: Reading, other: Reading): number {
  let sum = 0
  for (const key of ['setting', 'time', 'weather', 'medium'] as const) if (one[key] !== other[key]) sum += COST[key]
  return sum
}

function compareViews({ camera: one = {}, season }: Reading, { camera: other = {}, ...rest }: Reading): number {
  let sum = season === rest.season ? 0 : COST.season
  for (const key of ['angle', 'shot', 'blur'] as const) if (one[key] !== other[key]) sum += COST[key]
  return sum
}

function tintedOf({ featureColours = {} }: Reading): string[] {
  return Object.entries(featureColours).map(([feature, colour]) => `${feature} ${colour}`)
}

function countApart(one: readonly string[], other: readonly string[]): number {
  const [here, there] = [new Set(one), new Set(other)]
  return [...here].filter((name) => !there.has(name)).length + [...there].filter((name) => !here.has(name)).length
}

/** Pairs each subject with the first unpaired one of the same name in the other reading. */
function compareSubjects(one: readonly SubjectWord[], other: readonly SubjectWord[]): number {
  const left = [...other]
  let sum = 0
  for (const subject of one) {
    const at = left.findIndex(({ name }) => name === subject.name)
    const [twin] = at < 0 ? [] : left.splice(at, 1)
    sum += twin === undefined ? COST.subject : compareSubject(subject, twin)
  }
  return sum + left.length * COST.subject
}

function compareSubject(one: SubjectWord, other: SubjectWord): number {
  return (
    (one.count === other.count ? 0 : COST.count) +
    (one.colour === other.colour ? 0 : COST.colour) +
    (one.size === other.size ? 0 : COST.size) +
    (one.pose === other.pose ? 0 : COST.pose) +
    ((one.weight ?? 1) === (other.weight ?? 1) ? 0 : COST.weight) +
    COST.relation * isApart(placesOf(one), placesOf(other))
  )
}

function isApart(one: readonly string[], other: readonly string[]): number {
  return Number(one.join() !== other.join())
}

function placesOf({ relation, also }: SubjectWord): string[] {
  return [relation, also ?? null].map((place) => (place ? `${place.kind} ${place.target}` : ''))
}
