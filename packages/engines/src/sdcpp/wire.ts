import { z } from 'zod'

export const submitted = z.object({
  id: z
    .union([z.string(), z.int()])
    .transform(String)
    .pipe(z.string().regex(/^[\w.-]{1,200}$/)),
})

/** Of some calls a sentence, of others more. */
const error = z.union([z.string().transform((message) => ({ message })), z.object({ message: z.string() })])
const ENDS = new Set(['completed', 'failed', 'cancelled'])
const result = z.object({
  images: z.array(z.object({ index: z.int().min(0).catch(0), b64_json: z.unknown() })).min(1),
})

/** Of the calls that are like OpenAI's: it has one model, which goes by this name in every version (routes_openai.cpp). */
export const models = z.object({ data: z.tuple([z.object({ id: z.literal('sd-cpp-local') })]) })

const named = (name: string) => z.string().toLowerCase().pipe(z.literal(name))

/** Only what was drawn must be there, and only when it was. A state that nobody knows is one on the way to the others. */
export const job = z.union([
  z.object({ status: named('completed').transform(() => 'completed' as const), result }),
  z.object({ status: named('failed').transform(() => 'failed' as const), error: error.nullable().catch(null) }),
  z.object({ status: named('cancelled').transform(() => 'cancelled' as const) }),
  z.object({ status: named('queued').transform(() => 'queued' as const) }),
  z.object({
    status: z
      .string()
      .refine((status) => !ENDS.has(status.toLowerCase()))
      .transform(() => 'generating' as const),
  }),
])

export type JobState = z.infer<typeof job>

const features = z.object({
  init_image: z.boolean().catch(true),
  mask_image: z.boolean().catch(true),
  ref_images: z.boolean().catch(true),
  cancel_generating: z.boolean().catch(false),
  vae_tiling: z.boolean().catch(false),
})

/** What the server can do with pictures. */
export type Features = z.infer<typeof features>

const USUAL: Features = {
  init_image: true,
  mask_image: true,
  ref_images: true,
  cancel_generating: false,
  vae_tiling: false,
}
const USUAL_LIMITS = { max_width: 4096, max_height: 4096, max_batch_count: 4 }

const side = z.int().min(64)

/** `path` is what a job calls it by, `name` the same without its ending (runtime.cpp). */
const lora = z.object({ name: z.string(), path: z.string() })

/** Whatever is not told is as usual. */
export const capabilities = z.object({
  model: z
    .union([z.object({ name: z.string() }), z.string().transform((name) => ({ name }))])
    .nullable()
    .catch(null),
  supported_modes: z.array(z.string()).catch(['img_gen']),
  features_by_mode: z.object({ img_gen: features.catch(USUAL) }).catch({ img_gen: USUAL }),
  limits: z
    .object({
      max_width: side.catch(USUAL_LIMITS.max_width),
      max_height: side.catch(USUAL_LIMITS.max_height),
      max_batch_count: z.int().min(1).catch(USUAL_LIMITS.max_batch_count),
    })
    .catch(USUAL_LIMITS),
  loras: z.array(lora).catch([]),
})

export type Capabilities = z.infer<typeof capabilities>

export const USUAL_CAPABILITIES: Capabilities = {
  model: null,
  supported_modes: ['img_gen'],
  features_by_mode: { img_gen: USUAL },
  limits: USUAL_LIMITS,
  loras: [],
}
