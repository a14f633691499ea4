import * as z from 'zod/mini'
import { nothing } from './basics.ts'
import { defineUpload } from './call.ts'
import { image } from './media.ts'

/** What a picture is sent for: to draw from, to show a person, to say where to draw. `media` is sound and film. */
export const uploadPurpose = z.enum(['base', 'avatar', 'mask', 'media'])
export type UploadPurpose = z.infer<typeof uploadPurpose>

export const storeUpload = defineUpload({
  method: 'POST',
  path: '/api/upload',
  access: 'user',
  summary: 'Store a picture of one’s own: jpg, jpeg, png or gif, at most 1 MiB; what is kept is drawn anew from it',
  params: nothing,
  query: nothing,
  body: z.strictObject({ purpose: uploadPurpose }),
  data: image,
})
