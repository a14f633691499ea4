import type { Medium, Relation, Setting, SubjectWord, TimeOfDay, Weather } from '../recipe.ts'
import type { Meaning } from './meaning.ts'
import type { Piece } from './scan.ts'

/** What has been understood so far, going through the prompt from left to right. */
export interface Walk {
  subjects: SubjectWord[]
  features: Set<string>
  featureColours: Map<string, string>
  moods: Set<string>
  notDrawn: Set<string>
  places: { setting: Setting; firm: boolean }[]
  time: { value: TimeOfDay; firm: boolean } | null
  weather: Weather | null
  medium: Medium | null
  /** Said, and waiting for the noun it belongs to. */
  next: {
    count: number | null
    colour: string | null
    size: SubjectWord['size'] | null
    pose: string | null
    definite: boolean
    /** A word that is not understood came since: what was said may belong to it. */
    doubtful: boolean
  }
  /** "on", "in", "riding": waiting for its target. */
  relation: { kind: Relation; of: SubjectWord | null } | null
  /** Target of the relation if the clause names no firmer one: "in the snow". */
  softTarget: string | null
  /** Subjects joined by "and": what is said of where the last one is holds for all. */
  group: SubjectWord[]
  joining: boolean
  /** Chinese: "树下的" says where the noun to come is. */
  awaiting: { kind: Relation; target: string } | null
  /** Chinese: 在 was read, its relation stands behind the target. */
  at: { of: SubjectWord | null } | null
  /** The last thing named, for relations that stand behind it. */
  named: { target: string; subject: SubjectWord | null; before: SubjectWord | null } | null
}

/** More than a picture can hold is not promised. */
const MAX_SUBJECTS = 12
const PLURAL_COUNT = 3

export function startWalk(): Walk {
  return {
    subjects: [],
    features: new Set(),
    featureColours: new Map(),
    moods: new Set(),
    notDrawn: new Set(),
    places: [],
    time: null,
    weather: null,
    medium: null,
    next: nothingSaid(),
    relation: null,
    softTarget: null,
    group: [],
    joining: false,
    awaiting: null,
    at: null,
    named: null,
  }
}

export function takePiece(walk: Walk, piece: Piece): void {
  if (piece.kind === 'stop') endClause(walk)
  else if (piece.kind === 'number') walk.next.count = Math.max(1, Math.min(12, piece.value))
  else if (piece.kind === 'unknown') takeUnknown(walk, piece.word)
  else {
    for (const meaning of piece.entry.meanings)
      takeMeaning(walk, meaning, { word: piece.word, plural: piece.entry.plural })
    // What was said before a place ("a blue moon", "a giant forest") belongs to it and not to the next noun.
    if (piece.entry.meanings.some(({ kind }) => kind === 'feature' || kind === 'place' || kind === 'moon'))
      walk.next = nothingSaid()
  }
}

function takeUnknown(walk: Walk, word: string): void {
  walk.notDrawn.add(word)
  walk.next.doubtful = true
}

type Saying = { word: string; plural: boolean }

function takeMeaning(walk: Walk, meaning: Meaning, saying: Saying): void {
  switch (meaning.kind) {
    case 'noun':
      return takeNoun(walk, meaning, saying)
    case 'place':
      walk.places.push({ setting: meaning.setting, firm: meaning.firm })
      return nameTarget(walk, meaning.setting)
    case 'feature':
      return takeFeature(walk, meaning.feature, meaning.soft === true)
    case 'moon':
      return takeMoon(walk, saying.word)
    case 'undrawn':
      walk.notDrawn.add(saying.word)
      return
    case 'relation':
    case 'after':
    case 'at':
    case 'of':
    case 'and':
      return takeLink(walk, meaning)
    default:
      return takeQuality(walk, meaning)
  }
}

type Link = Extract<Meaning, { kind: 'relation' | 'after' | 'at' | 'of' | 'and' }>

/** Words that join one thing to another. */
function takeLink(walk: Walk, meaning: Link): void {
  const last = walk.subjects.at(-1) ?? null
  // "a red dinosaur and a fox": the red went with the dinosaur.
  if (walk.next.doubtful && (meaning.kind === 'relation' || meaning.kind === 'and')) walk.next = nothingSaid()
  if (meaning.kind === 'relation') walk.relation = { kind: meaning.relation, of: last }
  else if (meaning.kind === 'after') takeAfter(walk, meaning.relation)
  else if (meaning.kind === 'at') walk.at = { of: last }
  else if (meaning.kind === 'of') walk.at = null
  else walk.joining = walk.named !== null && walk.named.subject !== null
}

type Quality = Exclude<Meaning, { kind: 'noun' | 'place' | 'feature' | 'moon' | 'undrawn' | Link['kind'] }>

/** Words that wait for their noun, or hold for the whole picture. */
function takeQuality(walk: Walk, meaning: Quality): void {
  switch (meaning.kind) {
    case 'count':
      walk.next.count = Math.max(walk.next.count ?? 1, meaning.count)
      return
    case 'colour':
      // Of "red and white" the first is the coat, the second its marks.
      walk.next.colour ??= meaning.hex
      return
    case 'size':
      walk.next.size = meaning.size
      return
    case 'pose':
      return takePose(walk, meaning.pose)
    case 'garment':
      return wearColour(walk)
    case 'the':
      walk.next.definite = true
      return
    default:
      return takeCondition(walk, meaning)
  }
}

type Condition = Exclude<Quality, { kind: 'count' | 'colour' | 'size' | 'pose' | 'garment' | 'the' }>

/** The first weather and medium count; a firm hour ("sunset") wins over one that is only implied ("moonlit"). */
function takeCondition(walk: Walk, meaning: Condition): void {
  if (meaning.kind === 'mood') walk.moods.add(meaning.mood)
  if (meaning.kind === 'weather') walk.weather ??= meaning.weather
  if (meaning.kind === 'medium') walk.medium ??= meaning.medium
  if (meaning.kind !== 'time') return
  if (!walk.time || (meaning.firm && !walk.time.firm)) walk.time = { value: meaning.time, firm: meaning.firm }
}

/** "a cat sitting" and "一只猫坐着" speak of the noun before; "a sitting cat" and "坐着的猫" of the one to come. */
function takePose(walk: Walk, pose: string): void {
  const before = walk.subjects.at(-1)
  if (before && before === walk.named?.subject && !before.pose) before.pose = pose
  else walk.next.pose = pose
}

function takeNoun(walk: Walk, noun: Extract<Meaning, { kind: 'noun' }>, { word, plural }: Saying): void {
  const { next } = walk
  const again = next.definite ? walk.subjects.find(({ name }) => name === noun.key) : undefined
  const subject = again ?? newSubject(walk, noun, { word, plural })
  walk.next = nothingSaid()
  const before = walk.named?.subject ?? walk.subjects.at(-1) ?? null
  if (!again && walk.subjects.length >= MAX_SUBJECTS) {
    walk.notDrawn.add(word)
    return
  }
  walk.awaiting = null
  linkTo(walk, noun.key, subject)
  if (!again) admit(walk, subject)
  walk.named = { target: noun.key, subject, before: before === subject ? null : before }
}

function newSubject(
  { next, awaiting }: Walk,
  noun: Extract<Meaning, { kind: 'noun' }>,
  { word, plural }: Saying,
): SubjectWord {
  const pose = next.pose ?? noun.pose
  return {
    name: noun.key,
    word,
    count:
      next.count !== null && !(plural && next.count === 1) ? next.count : (noun.count ?? (plural ? PLURAL_COUNT : 1)),
    colour: next.colour ?? noun.colour ?? null,
    size: next.size ?? noun.size ?? 'natural',
    relation: awaiting,
    ...(pose ? { pose } : {}),
  }
}

function admit(walk: Walk, subject: SubjectWord): void {
  walk.subjects.push(subject)
  walk.group = walk.joining ? [...walk.group, subject] : [subject]
  walk.joining = false
}

function takeFeature(walk: Walk, feature: string, soft: boolean): void {
  walk.features.add(feature)
  if (walk.next.colour) walk.featureColours.set(feature, walk.next.colour)
  if (soft) walk.softTarget = feature
  else nameTarget(walk, feature)
}

/** "on the moon" and 月球上 are the place; any other moon hangs in the sky. */
function takeMoon(walk: Walk, word: string): void {
  if (walk.relation?.kind === 'on' || walk.relation?.kind === 'in') {
    walk.places.push({ setting: 'moon', firm: true })
    return nameTarget(walk, 'moon')
  }
  takeFeature(walk, 'moon', false)
  if (word.includes('球')) walk.named = { target: 'moon-ground', subject: null, before: walk.subjects.at(-1) ?? null }
}

function nameTarget(walk: Walk, target: string): void {
  linkTo(walk, target, null)
  walk.named = { target, subject: null, before: walk.subjects.at(-1) ?? null }
}

/** Close a relation that was waiting for its target. */
function linkTo(walk: Walk, target: string, subject: SubjectWord | null): void {
  const { relation } = walk
  walk.relation = null
  if (!relation) return
  if (relation.of && relation.of !== subject) relate(walk, relation.of, { kind: relation.kind, target })
  else if (!relation.of) walk.awaiting = { kind: relation.kind, target }
}

/** What one rides or holds says more than where one is; where one is holds for all that "and" joined. */
function relate(walk: Walk, of: SubjectWord, relation: NonNullable<SubjectWord['relation']>): void {
  if (relation.kind === 'riding' || relation.kind === 'holding') of.relation = relation
  else for (const one of walk.group.includes(of) ? walk.group : [of]) one.relation ??= relation
}

/** 山上, 树下, 月球上: the relation of what was just named, to the subject before it or to the one that follows 的. */
function takeAfter(walk: Walk, kind: Relation): void {
  const { named, at } = walk
  walk.at = null
  if (!named) return
  const target = named.target === 'moon-ground' && (kind === 'on' || kind === 'in') ? landOnMoon(walk) : named.target
  const of = at ? at.of : named.before
  if (of && of !== named.subject) relate(walk, of, { kind, target })
  else walk.awaiting = { kind, target }
}

function landOnMoon(walk: Walk): string {
  walk.features.delete('moon')
  walk.places.push({ setting: 'moon', firm: true })
  return 'moon'
}

/** "a girl in a red dress": the red is hers, and the dress is no place. */
function wearColour(walk: Walk): void {
  const wearer = walk.subjects.at(-1)
  if (wearer && walk.next.colour) wearer.colour ??= walk.next.colour
  if (wearer) walk.next = nothingSaid()
  walk.relation = null
}

/** A colour or pose at the end of a clause is that of the noun before it: "a girl in red", 狐狸是红色的, 龙在云中飞. */
function endClause(walk: Walk): void {
  const last = walk.subjects.at(-1)
  if (last && walk.next.colour && !last.colour) last.colour = walk.next.colour
  if (last && walk.next.pose && !last.pose) last.pose = walk.next.pose
  if (walk.softTarget) linkTo(walk, walk.softTarget, null)
  walk.next = nothingSaid()
  walk.relation = null
  walk.softTarget = null
  walk.joining = false
  walk.at = null
  walk.named = null
}

export function closeWalk(walk: Walk): void {
  endClause(walk)
  const last = walk.subjects.at(-1)
  if (last && walk.awaiting) last.relation ??= walk.awaiting
}

function nothingSaid(): Walk['next'] {
  return { count: null, colour: null, size: null, pose: null, definite: false, doubtful: false }
}
