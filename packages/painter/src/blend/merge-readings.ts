import type { Reading, SubjectWord } from '../recipe/recipe.ts'
import { subjectTraits } from '../subjects/draw-subject.ts'

/** Figures of all sources together; of each kind fewer are drawn when there would be more. */
const MOST_FIGURES = 7
const MOST_SUBJECTS = 12

/** One scene of several, in their order: the place of the first that has one, the hour of the next, everybody's subjects. */
export function mergeReadings(readings: readonly [Reading, ...Reading[]], turn: number): Reading {
  const [lead] = readings
  const others = readings.slice(1)
  const withPlace = readings.find(({ setting }) => setting !== 'open') ?? lead
  const features = [...new Set(readings.flatMap((reading) => seenBeside(reading, withPlace)))]
  const featureColours = Object.assign({}, ...readings.map((reading) => reading.featureColours ?? {}))
  const merged: Reading = {
    subjects: mergeSubjects(readings, { setting: withPlace.setting, features }),
    time: (others.find(({ time }) => time !== 'day') ?? lead).time,
    weather: readings.find(({ weather }) => weather !== 'clear')?.weather ?? 'clear',
    setting: withPlace.setting,
    features,
    medium: (readings[turn % readings.length] ?? lead).medium,
    moods: [...new Set(readings.flatMap(({ moods }) => moods))],
    notDrawn: [],
  }
  const coloured = Object.keys(featureColours).length === 0 ? merged : { ...merged, featureColours }
  return { ...coloured, ...mergeViews(readings) }
}

/** The first season and view that anybody names, and the lights of all. */
function mergeViews(readings: readonly Reading[]): Pick<Reading, 'season' | 'camera' | 'lights'> {
  const season = readings.find((reading) => reading.season !== undefined)?.season
  const camera = readings.find((reading) => reading.camera !== undefined)?.camera
  const lights = [...new Set(readings.flatMap((reading) => reading.lights ?? []))]
  return { ...(season ? { season } : {}), ...(camera ? { camera } : {}), ...(lights.length > 0 ? { lights } : {}) }
}

/** What goes from one scene into another: not the ground it stood on. */
const GROUNDS = ['street', 'road', 'waves', 'grass']

function seenBeside(reading: Reading, placed: Reading): string[] {
  if (reading === placed) return reading.features
  const otherFeatures = reading.features.filter((feature) => !GROUNDS.includes(feature))
  return reading.setting === 'mountains' ? [...otherFeatures, 'mountains'] : otherFeatures
}

function mergeSubjects(
  readings: readonly Reading[],
  place: { setting: Reading['setting']; features: readonly string[] },
): SubjectWord[] {
  const all: SubjectWord[] = []
  for (const subject of readings.flatMap(({ subjects }) => subjects)) {
    const twin = all.find(({ name, colour }) => name === subject.name && colour === subject.colour)
    if (twin === undefined) all.push({ ...subject })
    else twin.count = Math.max(twin.count, subject.count)
  }
  const kept = all.slice(0, MOST_SUBJECTS)
  const share = Math.max(1, Math.floor(MOST_FIGURES / Math.max(1, kept.length)))
  return kept.map((subject) => settle({ ...subject, count: Math.min(subject.count, share) }, kept, place))
}

const WATERS: readonly Reading['setting'][] = ['sea', 'lake', 'river']
const SWIMMERS = ['whale', 'fish']

/** What a subject stood on or in stays behind unless it came along; what swims is in the air where there is no water. */
function settle(
  subject: SubjectWord,
  all: readonly SubjectWord[],
  { setting, features }: { setting: Reading['setting']; features: readonly string[] },
): SubjectWord {
  const target = subject.relation?.target ?? ''
  const isHere = all.some(({ name }) => name === target) || features.includes(target) || target === setting
  const settled = isHere ? subject : leaveBehind(subject)
  const swims = SWIMMERS.includes(subject.name) && subjectTraits(subject.name) !== null
  if (!swims) return settled
  return WATERS.includes(setting) ? { ...settled, pose: 'swimming' } : { ...settled, relation: null, pose: 'flying' }
}

function leaveBehind({ also: _, ...subject }: SubjectWord): SubjectWord {
  return { ...subject, relation: null }
}
