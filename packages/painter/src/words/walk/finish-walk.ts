import type { Camera, Reading, Setting, TimeOfDay } from '../../recipe/recipe.ts'
import { subjectTraits } from '../../subjects/draw-subject.ts'
import { fitsTable, hasFixture, isInVase } from '../lexicon/indoors.ts'
import { settleStyle } from './settle-style.ts'
import { isScene } from '../lexicon/scenes.ts'
import { leaveOutShown } from './leave-out-shown.ts'
import { settleWritten } from './settle-written.ts'
import { showsFeature, showsMountains } from './shown-features.ts'
import type { Walk } from './walk-state.ts'

/** Limit of the words that are reported as not drawn. */
const MAX_NOT_DRAWN = 40
const NIGHT_LIGHTS = ['stars', 'aurora', 'moon', 'fireflies', 'fireworks', 'neon']

/** Turns the state into a reading: one place, one time, one medium. */
export function finishWalk(walk: Walk): Reading {
  const setting = settleStyle(walk, settleSetting(walk))
  const camera = settleCamera(walk)
  const time = settleTime(walk, setting)
  const weather = walk.weather?.value ?? (walk.features.has('lightning') ? 'storm' : 'clear')
  spreadColours(walk, setting)
  tellUnseen(walk, { setting, time, weather, features: walk.features })
  const written = settleWritten(walk, setting)
  const subjects = leaveOutShown(walk.subjects, setting)
  // What the place shows itself is no stand-in there: a pavilion in a garden of Suzhou.
  for (const { word } of walk.subjects.filter((subject) => !subjects.includes(subject))) walk.notDrawn.delete(word)
  return {
    subjects,
    time,
    weather,
    setting,
    features: [...walk.features],
    medium: walk.medium?.value ?? usualMedium(walk, setting),
    moods: [...walk.moods],
    notDrawn: [...walk.notDrawn].slice(0, MAX_NOT_DRAWN),
    ...(walk.featureColours.size === 0 ? {} : { featureColours: Object.fromEntries(walk.featureColours) }),
    ...(walk.season === null ? {} : { season: walk.season.value }),
    ...(camera === null ? {} : { camera }),
    ...(walk.lights.size === 0 ? {} : { lights: [...walk.lights] }),
    ...written,
  }
}

/** Lines of neon for one or two things by themselves: in a place neon is one of its lights. Calligraphy that says nothing is a hand in ink. */
function usualMedium({ features, subjects, graphic, texts }: Walk, setting: Setting): Reading['medium'] {
  if (graphic?.value === 'calligraphy' && texts.length === 0) return 'ink'
  return features.has('neon') && setting === 'open' && subjects.length <= 2 ? 'neon' : 'cinematic'
}

/** Of what was named beside the subjects and has no place in the scene; what a building is raised on is there with it. */
function tellUnseen(walk: Walk, scene: Parameters<typeof showsFeature>[1]): void {
  const carries = (feature: string) =>
    walk.subjects.some(
      ({ name, relation }) =>
        relation?.kind === 'on' && relation.target === feature && subjectTraits(name)?.habitat === 'structure',
    )
  for (const [feature, word] of walk.featureWords)
    if (!showsFeature(feature, scene) && !carries(feature)) walk.notDrawn.add(word)
}

/** Where nothing stands before a ground, the colours that were named are its own. */
function spreadColours({ subjects, looseColours, featureColours, notDrawn }: Walk, setting: Setting): void {
  if (subjects.length > 0 && setting !== 'abstract') return
  if (!UPON.includes(setting)) return
  for (const [index, name] of BACKDROPS.entries()) {
    const said = looseColours[index]
    if (said === undefined || featureColours.has(name)) continue
    featureColours.set(name, said.value)
    notDrawn.delete(said.word)
  }
}

const BACKDROPS = ['backdrop', 'second backdrop', 'third backdrop', 'fourth backdrop']
const UPON: readonly Setting[] = ['plain', 'abstract']

function settleCamera({ angle, shot, blur }: Walk): Camera | null {
  if (angle === null && shot === null && !blur) return null
  return {
    ...(angle ? { angle: angle.value } : {}),
    ...(shot ? { shot: shot.value } : {}),
    ...(blur ? { blur } : {}),
  }
}

/** What stands in a town may be the place itself. */
const INSIDE: readonly Setting[] = [
  'room',
  'library',
  'kitchen',
  'cafe',
  'hall',
  'stage',
  'market',
  'garden',
  'harbour',
  'ruins',
]

/** What a place shows anyway, so that naming it beside says nothing more. */
const HELD: Readonly<Partial<Record<Setting, readonly Setting[]>>> = {
  beach: ['sea'],
  sea: ['beach'],
  harbour: ['sea', 'city', 'village'],
  underwater: ['sea', 'lake'],
  waterfall: ['river', 'lake'],
  jungle: ['forest'],
  swamp: ['forest', 'jungle'],
  volcano: ['mountains'],
  snowfield: ['meadow'],
  farm: ['meadow', 'village'],
  village: ['farm', 'meadow', 'road'],
  garden: ['city', 'meadow'],
  market: ['city', 'village', 'road'],
  road: ['meadow', 'city'],
  city: ['road', 'market'],
  moon: ['space'],
  mars: ['space', 'desert'],
  canyon: ['desert', 'mountains'],
  kitchen: ['room', 'cafe', 'city'],
  library: ['room', 'hall', 'city'],
  cafe: ['room', 'city', 'kitchen'],
  hall: ['room', 'city'],
  stage: ['room', 'hall', 'city'],
  room: ['city', 'kitchen', 'cafe'],
  ruins: ['city', 'village'],
  'water town': ['river', 'village', 'city'],
  palace: ['city', 'hall'],
  'chinese garden': ['garden', 'lake'],
  terraces: ['farm', 'mountains', 'meadow', 'village'],
  tulou: ['village', 'mountains', 'farm'],
  'great wall': ['mountains', 'forest', 'ruins'],
  karst: ['mountains', 'river', 'lake', 'sea'],
  hutong: ['city', 'road', 'village'],
  platform: ['city', 'room', 'hall'],
  'lantern street': ['city', 'market', 'village', 'road'],
  'kyoto street': ['city', 'village', 'road'],
  'snow village': ['village', 'snowfield', 'forest', 'mountains'],
  shrine: ['forest', 'garden', 'mountains'],
  'old town': ['city', 'village', 'road'],
  rooftops: ['city', 'village'],
  classroom: ['room', 'city'],
  office: ['room', 'city'],
  hospital: ['room', 'city'],
  shop: ['room', 'market', 'city'],
}

/** A firm place wins over one that is also a feature; firm places that lose become features, or are reported as not drawn. */
function settleSetting(walk: Walk): Setting {
  const chosen = chooseSetting(walk)
  for (const { setting, firm, word, alone } of walk.places) {
    if (firm && setting !== chosen) walk.features.add(setting)
    if (alone && !isHeld(chosen, setting)) walk.notDrawn.add(word)
  }
  return chosen
}

/** A room where its furniture is named, and a table's top where all that is named has room on it. */
function chooseSetting(walk: Walk): Setting {
  const { places, features, subjects } = walk
  const names = subjects.map(({ name }) => name)
  if (places.length === 0 && features.size === 0 && hasFixture(names)) return 'room'
  const setting = choosePlace(places)?.setting ?? 'open'
  const laid = subjects.every((subject) => fitsTable(subject) || isInVase(subject.name, names))
  return setting === 'tabletop' && !laid ? 'room' : setting
}

/** One that has a name of its own says more than a canal, a wall or a hill; and a room more than the city that it is in. */
function choosePlace(places: Walk['places']): Walk['places'][number] | undefined {
  const firm = places.filter((place) => place.firm)
  const [first = places[0]] = firm
  const inside = first?.setting === 'city' ? firm.find(({ setting }) => INSIDE.includes(setting)) : undefined
  return firm.find(({ setting }) => isScene(setting)) ?? inside ?? first
}

function isHeld(chosen: Setting, setting: Setting): boolean {
  if (setting === 'mountains' && showsMountains(chosen)) return true
  const held: readonly Setting[] = [chosen, 'sky', ...(HELD[chosen] ?? [])]
  return held.includes(setting) || (isRoom(setting) && isRoom(chosen))
}

const ROOMS: readonly Setting[] = [
  ...(['room', 'library', 'kitchen', 'cafe', 'hall', 'stage'] as const),
  ...(['living room', 'bedroom', 'study', 'classroom', 'office', 'hospital', 'shop'] as const),
]

function isRoom(setting: Setting): boolean {
  return ROOMS.includes(setting)
}

/** Lights of the night make it night only where no other hour was named. */
function settleTime({ time, features }: Walk, setting: Setting): TimeOfDay {
  if (time?.firm) return time.value
  if (['moon', 'space', 'underwater', 'mars'].includes(setting)) return time?.value ?? 'day'
  return NIGHT_LIGHTS.some((light) => features.has(light)) ? 'night' : (time?.value ?? 'day')
}
