import type {
  Camera,
  Graphic,
  Light,
  Medium,
  Relation,
  Season,
  Setting,
  SubjectWord,
  TimeOfDay,
  Weather,
} from '../../recipe/recipe.ts'

/** A value and the word of the prompt that it came from. */
export interface Said<T> {
  value: T
  word: string
}

/** A value that a firm one overrides. */
export interface Settled<T> {
  value: T
  firm: boolean
}

/** Qualities that were read before the noun they belong to. */
export interface Pending {
  count: number | null
  colour: Said<string> | null
  size: Said<'tiny' | 'giant'> | null
  /** `later`: of whoever comes behind the place that is named next ("站在树下的女孩"). */
  pose: (Said<string> & { later?: true }) | null
  definite: boolean
  /** Hair, clothes and faces. */
  looks?: Said<string>[]
  /** A word that is not understood came since: what was said may belong to it. */
  doubtful: boolean
}

/** A relation ("on", "in", "riding") whose target was not read yet. */
export interface OpenRelation {
  kind: Relation | 'with'
  of: SubjectWord | null
}

/** State of the parser, which reads the prompt once from left to right. */
export interface Walk {
  subjects: SubjectWord[]
  features: Set<string>
  /** The word that named each of them, where it was no mere colouring ("starry"). */
  featureWords: Map<string, string>
  featureColours: Map<string, string>
  moods: Set<string>
  lights: Set<Light>
  notDrawn: Set<string>
  /** Colours that found no noun, in their order. */
  looseColours: Said<string>[]
  /** `alone`: the word has no other meaning. */
  places: { setting: Setting; firm: boolean; word: string; alone: boolean }[]
  /** Kinds of abstract pictures; `worn`: said of what something wears or shows on itself. */
  styles: { style: string; word: string; worn: boolean }[]
  time: Settled<TimeOfDay> | null
  weather: Settled<Weather> | null
  season: Settled<Season> | null
  medium: Settled<Medium> | null
  graphic: Said<Graphic> | null
  /** What is to be written in the picture. */
  texts: string[]
  angle: Settled<NonNullable<Camera['angle']>> | null
  shot: Settled<NonNullable<Camera['shot']>> | null
  blur: boolean
  /** What must not be seen, by name, and CSS hex of colours that must not be. */
  unwanted: Set<string>
  unwantedColours: Set<string>
  /** Of the part of the prompt that is being read (`fox::2`). */
  weight: number
  next: Pending
  relation: OpenRelation | null
  /** Target of the relation if the clause names no firmer one: "in the snow". */
  softTarget: string | null
  /** Subjects named since the last comma. */
  clause: SubjectWord[]
  /** Subjects joined by "and": what is said of where the last one is holds for all. */
  group: SubjectWord[]
  joining: boolean
  /** Chinese: "树下的" says where the noun to come is. */
  awaiting: { kind: Relation; target: string } | null
  /** Chinese: 在 was read, its relation stands behind the target. */
  at: { of: SubjectWord | null } | null
  /** The last thing named, for relations that stand behind it. */
  named: { target: string; subject: SubjectWord | null; before: SubjectWord | null } | null
  /** Subjects of the last "is". */
  copula: SubjectWord[] | null
  /** 穿: whose clothes come is named behind them. */
  wearerComes: boolean
  /** The subject that the last colour of clothes was given to. */
  worn: { by: SubjectWord; colour: Said<string> } | null
  /** "no" was read: what follows must not be seen. `named`: something was. */
  negating: { named: boolean } | null
}

export function startWalk(): Walk {
  return {
    subjects: [],
    features: new Set(),
    featureWords: new Map(),
    featureColours: new Map(),
    moods: new Set(),
    lights: new Set(),
    notDrawn: new Set(),
    looseColours: [],
    places: [],
    styles: [],
    time: null,
    weather: null,
    season: null,
    medium: null,
    graphic: null,
    texts: [],
    angle: null,
    shot: null,
    blur: false,
    unwanted: new Set(),
    unwantedColours: new Set(),
    weight: 1,
    next: noPending(),
    relation: null,
    softTarget: null,
    clause: [],
    group: [],
    joining: false,
    awaiting: null,
    at: null,
    named: null,
    copula: null,
    wearerComes: false,
    worn: null,
    negating: null,
  }
}

export function noPending(): Pending {
  return { count: null, colour: null, size: null, pose: null, definite: false, doubtful: false }
}

/** Qualities that found no noun are reported as not drawn. */
export function dropPending(walk: Walk): void {
  const { colour, size, pose } = walk.next
  for (const said of [colour, size, pose, ...(walk.next.looks ?? [])]) if (said) walk.notDrawn.add(said.word)
  if (colour) walk.looseColours.push(colour)
  walk.next = noPending()
}

/** Colour and size found no noun and are dropped; pose and count stay, because they may belong to a later noun. */
export function dropLook(walk: Walk): void {
  const { count, pose, definite, doubtful, looks } = walk.next
  const { looks: _, ...rest } = walk.next
  walk.next = { ...rest, count: null, pose: null }
  dropPending(walk)
  walk.next = { ...noPending(), count, pose, definite, doubtful, ...(looks ? { looks } : {}) }
}
