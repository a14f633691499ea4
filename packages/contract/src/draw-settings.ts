import * as z from 'zod/mini'
import { id, nothing } from './basics.ts'
import { defineCall } from './call.ts'
import { botType, mode } from './drawing.ts'
import { DRAW_SETTINGS_PATH } from './first-reads.ts'
import { SUFFIX_MAX_CHARS } from './limits.ts'

const suffix = z.string().check(z.trim(), z.maxLength(SUFFIX_MAX_CHARS))
const ofBot = z.strictObject({ botType })

/** What a prompt does not say itself. One set per person and bot. */
export const drawSettings = z.object({
  botType,
  /** Of the model: `7`, `6.1`. */
  version: z.string(),
  mode,
  stylize: z.number(),
  chaos: z.number(),
  weird: z.number(),
  quality: z.string(),
  /** `3:2` */
  aspectRatio: z.string(),
  raw: z.boolean(),
  tile: z.boolean(),
  variability: z.enum(['HIGH', 'LOW']),
  /** The same fact as the account's `mjRemix` or `nijiRemix`. */
  remix: z.boolean(),
  /** Put behind every prompt of this bot. */
  suffix: z.string(),
})
export type DrawSettings = z.infer<typeof drawSettings>

/** Of either bot, for who has chosen nothing; beside them the newest version. Remix belongs to the account. */
export const USUAL_SETTINGS = {
  mode: 'FAST',
  stylize: 100,
  chaos: 0,
  weird: 0,
  quality: '1',
  aspectRatio: '1:1',
  raw: false,
  tile: false,
  variability: 'HIGH',
  suffix: '',
} as const satisfies Partial<DrawSettings>

export const readDrawSettings = defineCall({
  method: 'GET',
  path: DRAW_SETTINGS_PATH,
  access: 'member',
  summary: 'One’s own settings of a bot; the channel only tells that one may draw there',
  params: z.strictObject({ channelId: id }),
  query: ofBot,
  body: nothing,
  data: drawSettings,
})

export const saveDrawSettings = defineCall({
  method: 'PUT',
  path: '/api/draw/settings',
  access: 'user',
  summary: 'Change settings of a bot; only what is given changes',
  params: nothing,
  query: ofBot,
  body: z.strictObject({
    version: z.optional(z.string().check(z.maxLength(10))),
    mode: z.optional(mode),
    stylize: z.optional(z.int().check(z.minimum(0), z.maximum(1000))),
    chaos: z.optional(z.int().check(z.minimum(0), z.maximum(100))),
    weird: z.optional(z.int().check(z.minimum(0), z.maximum(3000))),
    quality: z.optional(z.enum(['0.25', '0.5', '1', '2'])),
    aspectRatio: z.optional(z.string().check(z.maxLength(10))),
    raw: z.optional(z.boolean()),
    tile: z.optional(z.boolean()),
    variability: z.optional(z.enum(['HIGH', 'LOW'])),
    remix: z.optional(z.boolean()),
    suffix: z.optional(suffix),
  }),
  data: drawSettings,
})

export const saveModelVersion = defineCall({
  method: 'PUT',
  path: '/api/draw/settings/version/:version',
  access: 'user',
  summary: 'Draw with this version of the model from now on',
  params: z.strictObject({ version: z.string().check(z.maxLength(10)) }),
  query: ofBot,
  body: nothing,
  data: drawSettings,
})

export const saveSuffix = defineCall({
  method: 'PUT',
  path: '/api/draw/settings/suffix',
  access: 'user',
  summary: 'Put these words and parameters behind every prompt; empty for none',
  params: nothing,
  query: ofBot,
  body: z.strictObject({ suffix }),
  data: drawSettings,
})
