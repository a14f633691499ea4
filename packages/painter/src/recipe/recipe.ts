import type { View } from '../base/frame.ts'
import type {
  ANGLES,
  GRAPHICS,
  LIGHTS,
  MEDIA,
  RELATIONS,
  SEASONS,
  SETTINGS,
  SHOTS,
  SIZES,
  TEMPLATES,
  TIMES,
  WEATHERS,
} from './vocabulary.ts'

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
  season?: Season
  camera?: Camera
  lights?: Light[]
  /** What the picture is, where it is no scene. */
  graphic?: Graphic
  /** What is written in it, in the order it was said. */
  texts?: string[]
}

export interface SubjectWord {
  /** Key into the table of subjects, English singular: `fox`, `lighthouse`. */
  name: string
  /** As the person wrote it, in their language. */
  word: string
  /** 1 to MAX_COUNT. */
  count: number
  /** CSS hex of the colour word bound to this noun, or null for its natural colours. */
  colour: string | null
  size: (typeof SIZES)[number]
  /** How it stands to another subject or to a feature of the place: "on a mountain", "above the sea". */
  relation: { kind: Relation; target: string } | null
  /** What it was said to do: `sitting`, `walking`, `flying`… */
  pose?: string
  /** Of `fox::2`; 1 where none was said, less than 0 is never drawn. It makes a subject larger and puts it first. */
  weight?: number
  /** Of a person: clothes, hair, beard, face, by the names that a figure is drawn by. */
  looks?: string[]
  /** What it holds while it rides. */
  also?: { kind: Relation; target: string }
}

export type Relation = (typeof RELATIONS)[number]
export type TimeOfDay = (typeof TIMES)[number]
export type Season = (typeof SEASONS)[number]
export type Weather = (typeof WEATHERS)[number]
export type Setting = (typeof SETTINGS)[number]
export type Medium = (typeof MEDIA)[number]
export type Graphic = (typeof GRAPHICS)[number]
export type Light = (typeof LIGHTS)[number]

/** What the words say of the view; the template gives way to it. */
export interface Camera {
  angle?: (typeof ANGLES)[number]
  shot?: (typeof SHOTS)[number]
  /** Depth of field: what is not near the subject is out of focus. */
  blur?: true
}

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
  /** Which of the four of its grid it is, 0 to 3; what is chosen by layout differs from that of the others. */
  turn?: number
  niji: boolean
  /** 0 to 1000; strength of the medium's own hand. */
  stylize: number
  /** 0 to 100; how far the layout strays from its template's middle. */
  chaos: number
  /** 0 to 3000; how far the colours stray from nature. */
  weird: number
  /** Width and height in units of the frame that the scene was composed for; said once the picture has grown. */
  composed?: { width: number; height: number }
  /** How the picture grew since, oldest first. */
  growths?: Growth[]
  /** Which regions were painted anew since, oldest first. */
  patches?: Patch[]
  /** The finer hand of an upscale. */
  finish?: Finish
  /** Colours that were taken from other pictures. */
  tint?: Tint
  /** Places that were taken from another picture. */
  lean?: Lean
  /** What was cut out of pictures that nobody of ours drew; subjects name them. */
  cuttings?: Cutting[]
  /** How it was lit when it was first painted; what grows from it is lit the same. */
  exposure?: Exposure
}

/** Bytes that become black and white, and how what is between them bends: below 1 it gets lighter. */
export interface Curve {
  black: number
  white: number
  gamma: number
}

/** The curves of a built scene and of its figures, and of the picture that a medium made of it. */
export interface Exposure {
  scene: { whole: Curve; figures: Curve }
  picture: Curve
}

/** Where another picture has its horizon and what stands in its middle, as shares of its height and width; null unknown. */
export interface Lean {
  horizon: number | null
  focus: number | null
  /** 0 keeps the template's own places, 1 takes these. */
  weight: number
}

/** A shape in few colours. */
export interface Cutting {
  width: number
  height: number
  /** CSS hex. */
  colours: string[]
  /** One byte a pixel, row by row, deflated, in base64: 0 is transparent, 1 the first colour. */
  indexes: string
  /** Where its middle lay from left to right, as a share of its picture's width. */
  middle: number
}

/** Colours of other pictures: five each, CSS hex from dark to light. */
export interface Tint {
  sky: string[]
  ground: string[]
  /** 0 leaves the scene its own colours, 1 takes theirs. */
  weight: number
}

/** One zoom or pan: the picture that showed `kept` shows `view`, and the new part has seeds of its own. */
export interface Growth {
  seed: number
  kept: View
  view: View
}

/** A region painted anew from other words, in the scene as it stands. */
export interface Patch {
  seed: number
  /** The scene in the region: the picture's own, at the place that the new words name. */
  reading: Reading
  /** What the new words add inside the region. */
  subjects: SubjectWord[]
  /** What the mask lies over. */
  view: View
  mask: StoredMask
}

/** A mask by lengths of runs, row by row: black first, then white, in turn. */
export interface StoredMask {
  width: number
  height: number
  runs: number[]
}

/** `subtle` only adds finer strokes; `creative` also another hand and further small things. */
export interface Finish {
  kind: 'subtle' | 'creative'
  seed: number
}

export type Template = (typeof TEMPLATES)[number]
