import * as z from 'zod/mini'
import { id, nothing } from './basics.ts'
import { defineCall } from './call.ts'
import { apiKey } from './keys.ts'

export const listKeysOf = defineCall({
  method: 'GET',
  path: '/api/admin/users/:userId/keys',
  access: 'admin',
  summary: "A person's API keys, newest first; never the keys themselves",
  params: z.strictObject({ userId: id }),
  query: nothing,
  body: nothing,
  data: z.object({ keys: z.array(apiKey) }),
})

export const revokeKeyOf = defineCall({
  method: 'DELETE',
  path: '/api/admin/keys/:keyId',
  access: 'admin',
  summary: "End somebody's API key at once and for good; may be repeated",
  params: z.strictObject({ keyId: id }),
  query: nothing,
  body: nothing,
  data: z.null(),
})
