import * as z from 'zod/mini'
import { id, nothing } from './basics.ts'
import { defineCall } from './call.ts'

export const banUser = defineCall({
  method: 'POST',
  path: '/api/admin/users/:userId/ban',
  access: 'admin',
  summary: 'Suspend an account, or let it in again; ends its sessions',
  params: z.strictObject({ userId: id }),
  query: nothing,
  body: z.strictObject({ banned: z.boolean(), reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)) }),
  data: z.null(),
})
