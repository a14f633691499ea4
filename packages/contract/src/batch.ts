import * as z from 'zod/mini'
import { nothing } from './basics.ts'
import { defineCall } from './call.ts'
import { envelope } from './envelope.ts'
import { BATCH_PATH } from './first-reads.ts'

/** A path of the API without escapes, and what is asked of it. All have two names at least but the batch itself: it holds no other. */
const address = '/api/[\\w-]+/[\\w/-]+(\\?\\S+)?'

export const readBatch = defineCall({
  method: 'GET',
  path: BATCH_PATH,
  access: 'anyone',
  summary: 'The answers of up to eight reads in one; what is refused or fails with an HTTP error is left out',
  params: nothing,
  /** Their addresses, parted by spaces: `/api/home/index /api/draw/channels`. */
  query: z.strictObject({
    calls: z.string().check(z.maxLength(2_000), z.regex(new RegExp(`^${address}( ${address}){0,7}$`))),
  }),
  body: nothing,
  /** By address as it was asked for. */
  data: z.record(z.string(), envelope),
})
