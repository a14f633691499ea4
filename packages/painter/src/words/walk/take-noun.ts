import type { SubjectWord } from '../../recipe/recipe.ts'
import { UNDRAWN_FEATURES } from '../lexicon/features.ts'
import type { Named } from '../meaning.ts'
import { linkTo } from './link-to.ts'
import { looksOf } from './take-look.ts'
import { dropLook, noPending, type Walk } from './walk-state.ts'

/** Counts above what a picture can hold are clamped. */
const MAX_SUBJECTS = 12
const PLURAL_COUNT = 3
/** Features whose colour can be chosen. */
const TINTED = ['moon']

type Noun = Extract<Named, { kind: 'noun' }>
interface Saying {
  word: string
  plural: boolean
}

export function takeNoun(walk: Walk, noun: Noun, { word, plural }: Saying): void {
  const { next } = walk
  const again = next.definite ? walk.subjects.find(({ name }) => name === noun.key) : undefined
  const subject = again ?? newSubject(walk, noun, { word, plural })
  walk.next = { ...noPending(), pose: next.pose?.later ? next.pose : null }
  walk.copula = null
  walk.wearerComes = false
  const before = walk.named?.subject ?? walk.subjects.at(-1) ?? null
  if (!again && walk.subjects.length >= MAX_SUBJECTS) {
    walk.notDrawn.add(word)
    return
  }
  walk.awaiting = null
  linkTo(walk, noun.key, subject)
  if (!again) admit(walk, subject)
  walk.clause.push(subject)
  walk.named = { target: noun.key, subject, before: before === subject ? null : before }
}

function newSubject(walk: Walk, noun: Noun, { word, plural }: Saying): SubjectWord {
  const { next, awaiting, weight } = walk
  const pose = (next.pose?.later ? undefined : next.pose?.value) ?? noun.pose
  if (noun.standIn) walk.notDrawn.add(word)
  return {
    name: noun.key,
    word,
    count: countOf(next.count, noun, plural),
    colour: valueOf(next.colour) ?? noun.colour ?? null,
    size: valueOf(next.size) ?? noun.size ?? 'natural',
    relation: awaiting,
    ...(pose ? { pose } : {}),
    ...looksOf(walk, noun.key),
    ...(weight === 1 ? {} : { weight }),
  }
}

function valueOf<T>(said: { value: T } | null): T | null {
  return said === null ? null : said.value
}

/** "a flowers": the plural overrides the article. */
function countOf(said: number | null, noun: Noun, plural: boolean): number {
  if (said !== null && !(plural && said === 1)) return said
  return noun.count ?? (plural ? PLURAL_COUNT : 1)
}

function admit(walk: Walk, subject: SubjectWord): void {
  walk.subjects.push(subject)
  walk.group = walk.joining ? [...walk.group, subject] : [subject]
  walk.joining = false
}

export function takeFeature(walk: Walk, feature: string, { word, soft }: { word: string; soft: boolean }): void {
  walk.features.add(feature)
  if (!soft) walk.featureWords.set(feature, word)
  if (UNDRAWN_FEATURES.includes(feature)) walk.notDrawn.add(word)
  const { colour } = walk.next
  if (colour) walk.featureColours.set(feature, colour.value)
  if (TINTED.includes(feature)) walk.next = { ...walk.next, colour: null }
  if (soft) walk.softTarget = feature
  else nameTarget(walk, feature)
}

/** "on the moon" and 月球上 are the place; any other moon hangs in the sky. */
export function takeMoon(walk: Walk, word: string): void {
  if (walk.relation?.kind === 'on' || walk.relation?.kind === 'in') {
    walk.places.push({ setting: 'moon', firm: true, word, alone: true })
    return nameTarget(walk, 'moon')
  }
  takeFeature(walk, 'moon', { word, soft: false })
  if (word.includes('球')) walk.named = { target: 'moon-ground', subject: null, before: walk.subjects.at(-1) ?? null }
}

export function nameTarget(walk: Walk, target: string): void {
  linkTo(walk, target, null)
  walk.named = { target, subject: null, before: walk.subjects.at(-1) ?? null }
}

/** What was said before a place ("a giant forest") belongs to it and not to the next noun. */
export function endNamed(walk: Walk): void {
  walk.copula = null
  dropLook(walk)
  walk.next.count = null
  walk.next.definite = false
}
