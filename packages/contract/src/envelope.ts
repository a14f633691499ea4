import * as z from 'zod/mini'

/** Every answer under `/api`. */
export const envelope = z.object({
  code: z.number(),
  message: z.string(),
  data: z.unknown(),
  success: z.boolean(),
})
export type Envelope = z.infer<typeof envelope>
