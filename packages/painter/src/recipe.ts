/** What the painter understood of a prompt. JSON-safe: it is stored with the task and written into the PNG. */
export interface Reading {
  /** Nouns to draw, in the order they were named; colour, size and count are bound to their own noun. */
  subjects: SubjectWord[]
  time: TimeOfDay
  weather: Weather
  /** Where the scene stands; `open` when the prompt names no place. */
  setting: Setting
  /** Features of the place that are named beside it: `cliff`, `mountains`, `stars`, `moon`, `earth`, `neon`, `street`… */
  features: string[]
  medium: Medium
  /** `calm`, `stormy`, `dark`, `bright`, `misty`…: words that grade colour and movement. */
  moods: string[]
  /** Content words that no rule could draw, as they were written. */
  notDrawn: string[]
  /** What must not be seen anywhere, subjects and features by name: `tree`, `clouds`. */
  without?: string[]
  /** CSS hex of colour words bound to features ("a blue moon"), by feature. */
  featureColours?: Record<string, string>
}

export interface SubjectWord {
  /** Key into the table of subjects, English singular: `fox`, `lighthouse`. */
  name: string
  /** As the person wrote it, in their language. */
  word: string
  /** 1 to 12. */
  count: number
  /** CSS hex of the colour word bound to this noun, or null for its natural colours. */
  colour: string | null
  size: 'tiny' | 'natural' | 'giant'
  /** How it stands to another subject or to a feature of the place: "on a mountain", "above the sea". */
  relation: { kind: Relation; target: string } | null
  /** What it was said to do: `sitting`, `walking`, `flying`… */
  pose?: string
}

export type Relation = 'on' | 'in' | 'under' | 'above' | 'beside' | 'behind' | 'in front of' | 'riding' | 'holding'
export type TimeOfDay = 'day' | 'dawn' | 'sunset' | 'night'
export type Weather = 'clear' | 'rain' | 'storm' | 'snow' | 'fog'
export type Setting =
  | 'open'
  | 'meadow'
  | 'forest'
  | 'mountains'
  | 'sea'
  | 'lake'
  | 'river'
  | 'city'
  | 'desert'
  | 'moon'
  | 'space'
  | 'room'
export type Medium = 'oil' | 'watercolour' | 'ink' | 'anime' | 'neon' | 'cinematic' | 'pencil'

/** One picture, whole: the same recipe gives the same bytes at the same size, on any worker, in any run. */
export interface Recipe {
  painterVersion: number
  reading: Reading
  /** 32-bit seed of this one picture. */
  seed: number
  /** Composition template, chosen by seed so that the four of a grid differ. */
  template: Template
  /** Seeds layout and palette; equal to `seed` unless the picture is a variation that keeps its parent's layout. */
  layoutSeed: number
  /** Seeds poses, plants and the shape of the land; equal to `layoutSeed` unless a strong variation gave another. */
  sceneSeed?: number
  niji: boolean
  /** 0 to 1000; strength of the medium's own hand. */
  stylize: number
  /** 0 to 100; how far the layout strays from its template's middle. */
  chaos: number
  /** 0 to 3000; how far the colours stray from nature. */
  weird: number
}

export type Template =
  | 'vista'
  | 'close-up'
  | 'two-shot'
  | 'low-angle'
  | 'silhouette'
  | 'emblem'
  | 'top-view'
  | 'still-life'
