import { z } from 'zod'

const relation = z.object({
  kind: z.enum(['on', 'in', 'under', 'above', 'beside', 'behind', 'in front of', 'riding', 'holding']),
  target: z.string(),
})

const subject = z.object({
  name: z.string(),
  word: z.string(),
  count: z.int().min(1).max(12),
  colour: z.string().nullable(),
  size: z.enum(['tiny', 'natural', 'giant']),
  relation: relation.nullable(),
  pose: z.string().exactOptional(),
})

const reading = z.object({
  subjects: z.array(subject),
  time: z.enum(['day', 'dawn', 'sunset', 'night']),
  weather: z.enum(['clear', 'rain', 'storm', 'snow', 'fog']),
  setting: z.enum([
    'open',
    'meadow',
    'forest',
    'mountains',
    'sea',
    'lake',
    'river',
    'city',
    'desert',
    'moon',
    'space',
    'room',
  ]),
  features: z.array(z.string()),
  medium: z.enum(['oil', 'watercolour', 'ink', 'anime', 'neon', 'cinematic', 'pencil']),
  moods: z.array(z.string()),
  notDrawn: z.array(z.string()),
  without: z.array(z.string()).exactOptional(),
  featureColours: z.record(z.string(), z.string()).exactOptional(),
})

const uint32 = z.int().min(0).max(4294967295)

/** A painter's recipe as it comes back from storage. */
export const storedRecipe = z.object({
  painterVersion: z.int(),
  reading,
  seed: uint32,
  template: z.enum(['vista', 'close-up', 'two-shot', 'low-angle', 'silhouette', 'emblem', 'top-view', 'still-life']),
  layoutSeed: uint32,
  sceneSeed: uint32.exactOptional(),
  niji: z.boolean(),
  stylize: z.number(),
  chaos: z.number(),
  weird: z.number(),
})
