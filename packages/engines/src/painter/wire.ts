import {
  ANGLES,
  GRAPHICS,
  LIGHTS,
  MAX_COUNT,
  MEDIA,
  RELATIONS,
  SEASONS,
  SETTINGS,
  SHOTS,
  SIZES,
  TEMPLATES,
  TIMES,
  WEATHERS,
} from '@easel/painter/recipe/vocabulary'
import { z } from 'zod'

const relation = z.object({
  kind: z.enum(RELATIONS),
  target: z.string(),
})

const subject = z.object({
  name: z.string(),
  word: z.string(),
  count: z.int().min(1).max(MAX_COUNT),
  colour: z.string().nullable(),
  size: z.enum(SIZES),
  relation: relation.nullable(),
  pose: z.string().exactOptional(),
  weight: z.number().exactOptional(),
  also: relation.exactOptional(),
  looks: z.array(z.string()).exactOptional(),
})

const camera = z.object({
  angle: z.enum(ANGLES).exactOptional(),
  shot: z.enum(SHOTS).exactOptional(),
  blur: z.literal(true).exactOptional(),
})

const reading = z.object({
  subjects: z.array(subject),
  time: z.enum(TIMES),
  weather: z.enum(WEATHERS),
  setting: z.enum(SETTINGS),
  features: z.array(z.string()),
  medium: z.enum(MEDIA),
  moods: z.array(z.string()),
  notDrawn: z.array(z.string()),
  without: z.array(z.string()).exactOptional(),
  featureColours: z.record(z.string(), z.string()).exactOptional(),
  season: z.enum(SEASONS).exactOptional(),
  camera: camera.exactOptional(),
  lights: z.array(z.enum(LIGHTS)).exactOptional(),
  graphic: z.enum(GRAPHICS).exactOptional(),
  texts: z.array(z.string().max(60)).max(3).exactOptional(),
})

const uint32 = z.int().min(0).max(4294967295)

const view = z.object({
  left: z.number(),
  top: z.number(),
  width: z.number().positive(),
  height: z.number().positive(),
})

const storedMask = z
  .object({ width: z.int().min(1), height: z.int().min(1), runs: z.array(z.int().min(0)) })
  .refine(({ width, height, runs }) => runs.reduce((sum, run) => sum + run, 0) === width * height)

const shades = z.array(z.string()).length(5)

const lean = z.object({
  horizon: z.number().nullable(),
  focus: z.number().nullable(),
  weight: z.number().min(0).max(1),
})

const side = z.int().min(1).max(1024)

const cutting = z.object({
  width: side,
  height: side,
  colours: z.array(z.string()).max(255),
  indexes: z.string(),
  middle: z.number(),
})

const curve = z.object({ black: z.number(), white: z.number(), gamma: z.number().positive() })

/** A painter's recipe as it comes back from storage. */
export const storedRecipe = z.object({
  painterVersion: z.int(),
  reading,
  seed: uint32,
  template: z.enum(TEMPLATES),
  layoutSeed: uint32,
  turn: z.int().min(0).max(3).exactOptional(),
  sceneSeed: uint32.exactOptional(),
  niji: z.boolean(),
  stylize: z.number(),
  chaos: z.number(),
  weird: z.number(),
  composed: z.object({ width: z.number().positive(), height: z.number().positive() }).exactOptional(),
  growths: z.array(z.object({ seed: uint32, kept: view, view })).exactOptional(),
  patches: z
    .array(z.object({ seed: uint32, reading, subjects: z.array(subject), view, mask: storedMask }))
    .exactOptional(),
  finish: z.object({ kind: z.enum(['subtle', 'creative']), seed: uint32 }).exactOptional(),
  lean: lean.exactOptional(),
  cuttings: z.array(cutting).exactOptional(),
  exposure: z.object({ scene: z.object({ whole: curve, figures: curve }), picture: curve }).exactOptional(),
  tint: z.object({ sky: shades, ground: shades, weight: z.number().min(0).max(1) }).exactOptional(),
})
