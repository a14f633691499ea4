import type { Graphic, Reading, Setting, SubjectWord } from '../recipe/recipe.ts'
import { isLiving } from './animate.ts'
import { homeOf } from './lexicon/homes.ts'
import { fitsTable, isInVase } from './lexicon/indoors.ts'

/** A place of the land, seen from wherever; what is not among these stands before a ground of colour instead. */
const NEAR_SHOTS: readonly string[] = ['extreme close-up', 'face', 'headshot', 'close-up', 'waist']
/** Where only those can be who are at home there. */
const CLOSED: readonly Setting[] = ['underwater', 'space', 'sky', 'sea']
/** Colours of a ground are no part of a land. */
const GROUNDLESS: readonly string[] = ['workroom']

/**
 * A reading whose words name no place, where its subjects are at home: a whale in the sea, food on a table. Where nothing is known it is
 * a plain ground of colour and light, and no land, unless the words speak of one: of mountains, an hour, or the weather.
 */
export function settleHome(reading: Reading): Reading {
  if (reading.setting !== 'open') return reading
  if (reading.graphic !== undefined && !PICTURED.includes(reading.graphic)) return { ...reading, setting: 'paper' }
  const home = chooseHome(reading)
  const setting = home === 'plain' && reading.subjects.length === 0 ? 'abstract' : home
  return setting === 'open' ? reading : { ...reading, setting }
}

/** Graphics that show a scene. */
const PICTURED: readonly Graphic[] = ['poster', 'cover', 'album', 'card', 'stamp']
/** Seen from the Earth they are points. */
const COSMIC: readonly string[] = ['planet', 'nebula']

function chooseHome(reading: Reading): Setting {
  if (reading.subjects.length === 0 && reading.features.some((feature) => COSMIC.includes(feature))) return 'space'
  const home = findHome(listFree(reading))
  if (home === 'tabletop' || home === 'sweep') return isOutside(reading) ? 'open' : home
  if (isPortrait(reading) && !isOutside(reading)) return 'plain'
  if (home !== undefined) return home
  return isOutside(reading) || isVista(reading) || hasHour(reading) ? 'open' : 'plain'
}

/** Those that stand by themselves: what somebody holds or wears says nothing of the place. */
function listFree({ subjects }: Reading): SubjectWord[] {
  const drawn = subjects.filter(({ weight = 1 }) => weight >= 0)
  const held = new Set(drawn.flatMap(({ relation, also }) => [relation, also].flatMap((one) => heldBy(one))))
  const names = new Set(drawn.map(({ name }) => name))
  const free = drawn.filter(
    ({ name, relation }) => !held.has(name) && !isGuest(relation, names) && !isInVase(name, [...names]),
  )
  return free.length > 0 ? free : drawn
}

/** A fish in a bowl and a cat on a sofa are where the bowl and the sofa are. */
function isGuest(relation: SubjectWord['relation'], names: ReadonlySet<string>): boolean {
  return relation !== null && ['in', 'on', 'under'].includes(relation.kind) && names.has(relation.target)
}

function heldBy(relation: SubjectWord['relation'] | undefined): string[] {
  return relation?.kind === 'holding' ? [relation.target] : []
}

/** The home of the first that has one, if all others can be there too. */
function findHome(subjects: readonly SubjectWord[]): Setting | undefined {
  if (subjects.length === 0) return undefined
  const homes = subjects.map(({ name }) => homeOf(name))
  const [first] = homes.flatMap((home) => home ?? [])
  if (first === undefined) return undefined
  // Of things and people or animals, these come first: a girl with a guitar is no product.
  const living = subjects.some(({ name }) => isLiving(name))
  const lands = homes.filter((home) => home !== undefined && home !== 'tabletop' && home !== 'sweep')
  if (lands.length === 0) return settleThings(subjects, { first, living })
  const [land] = lands
  const closed = lands.some((home) => home !== undefined && CLOSED.includes(home))
  if (!closed) return land
  return homes.every((home) => home === land) ? land : openWater(homes)
}

/** Water that things can stand beside. */
function openWater(homes: readonly (Setting | undefined)[]): Setting | undefined {
  if (homes.includes('sea') || homes.includes('underwater')) return homes.includes('space') ? undefined : 'beach'
  return homes.find((home) => home !== undefined && !CLOSED.includes(home))
}

function settleThings(
  subjects: readonly SubjectWord[],
  { first, living }: { first: Setting; living: boolean },
): Setting | undefined {
  if (living) return undefined
  const laid = subjects.every(fitsTable) && subjects.some(({ name }) => homeOf(name) === 'tabletop')
  return laid ? 'tabletop' : first === 'tabletop' && !subjects.every(fitsTable) ? undefined : 'sweep'
}

/** Somebody seen from near: what is behind is out of sight or out of focus. */
function isPortrait({ camera, subjects }: Reading): boolean {
  return NEAR_SHOTS.includes(camera?.shot ?? '') && subjects.some(({ name }) => isLiving(name))
}

/** Whether the words speak of what is only seen under the sky. */
function isOutside({ features, weather, season }: Reading): boolean {
  return weather !== 'clear' || season !== undefined || features.some((feature) => !GROUNDLESS.includes(feature))
}

function hasHour({ time }: Reading): boolean {
  return time !== 'day'
}

/** "landscape", "wide view": a land is meant, though none is named. */
function isVista({ camera, subjects }: Reading): boolean {
  return subjects.length === 0 && ['long', 'extra long', 'wide', 'ultra-wide'].includes(camera?.shot ?? '')
}
