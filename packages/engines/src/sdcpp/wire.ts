import { z } from 'zod'

export const submitted = z.object({ id: z.string().regex(/^[\w.-]{1,200}$/) })

const error = z.object({ message: z.string() })
const result = z.object({
  images: z.array(z.object({ index: z.int().min(0).catch(0), b64_json: z.unknown() })).min(1),
})

/** Only what was drawn must be there, and only when it was. */
export const job = z.discriminatedUnion('status', [
  z.object({ status: z.literal('queued') }),
  z.object({ status: z.literal('generating') }),
  z.object({ status: z.literal('completed'), result }),
  z.object({ status: z.literal('failed'), error: error.nullable().catch(null) }),
  z.object({ status: z.literal('cancelled') }),
])

export type JobState = z.infer<typeof job>

const features = z.object({
  init_image: z.boolean().catch(true),
  mask_image: z.boolean().catch(true),
  ref_images: z.boolean().catch(true),
  cancel_generating: z.boolean().catch(false),
})

/** What the server can do with pictures. */
export type Features = z.infer<typeof features>

const USUAL: Features = { init_image: true, mask_image: true, ref_images: true, cancel_generating: false }
const USUAL_LIMITS = { max_width: 4096, max_height: 4096, max_batch_count: 4 }

const side = z.int().min(64)

/** Whatever is not told is as usual. */
export const capabilities = z.object({
  model: z.object({ name: z.string() }).nullable().catch(null),
  supported_modes: z.array(z.string()).catch(['img_gen']),
  features_by_mode: z.object({ img_gen: features.catch(USUAL) }).catch({ img_gen: USUAL }),
  limits: z
    .object({
      max_width: side.catch(USUAL_LIMITS.max_width),
      max_height: side.catch(USUAL_LIMITS.max_height),
      max_batch_count: z.int().min(1).catch(USUAL_LIMITS.max_batch_count),
    })
    .catch(USUAL_LIMITS),
})

export type Capabilities = z.infer<typeof capabilities>

export const USUAL_CAPABILITIES: Capabilities = {
  model: null,
  supported_modes: ['img_gen'],
  features_by_mode: { img_gen: USUAL },
  limits: USUAL_LIMITS,
}
