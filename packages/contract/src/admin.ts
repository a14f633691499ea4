import * as z from 'zod/mini'
import { id, instant, nothing, page, planTimes } from './basics.ts'
import { defineCall } from './call.ts'
import { pageQuery } from './paging.ts'
import { statementLine } from './redeem.ts'

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

export const readStatementOf = defineCall({
  method: 'GET',
  path: '/api/admin/users/:userId/ledger',
  access: 'admin',
  summary: "Every coming and going of a person's credits, as they read it themselves",
  params: z.strictObject({ userId: id }),
  query: pageQuery,
  body: nothing,
  data: page(statementLine),
})

export const givePassword = defineCall({
  method: 'POST',
  path: '/api/admin/users/:userId/password',
  access: 'admin',
  summary:
    'Give a new password to somebody who has lost theirs; it comes once. Ends their sessions, and their phone is told',
  params: z.strictObject({ userId: id }),
  query: nothing,
  body: z.strictObject({ reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)) }),
  data: z.object({ password: z.string() }),
})

export const grantCredits = defineCall({
  method: 'POST',
  path: '/api/admin/users/:userId/grant',
  access: 'admin',
  summary: 'Give credits, or take some that are there; both show in the person’s statement',
  params: z.strictObject({ userId: id }),
  query: nothing,
  body: z.strictObject({
    /** Not 0; below 0 takes. */
    credits: z.int().check(
      z.minimum(-1_000_000),
      z.maximum(1_000_000),
      z.refine((credits) => credits !== 0),
    ),
    reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  }),
  data: z.object({ credits: z.number() }),
})

const adminUser = z.object({
  id,
  name: z.string(),
  phone: z.string(),
  role: z.enum(['user', 'admin']),
  banned: z.boolean(),
  credits: z.number(),
  plan: z.nullable(z.object({ productId: id, title: z.string(), ...planTimes })),
  createdAt: instant,
})
export type AdminUser = z.infer<typeof adminUser>

export const userSorts = ['joined-desc', 'joined-asc'] as const

export const searchUsers = defineCall({
  method: 'GET',
  path: '/api/admin/users',
  access: 'admin',
  summary: 'People by phone or name; newest first unless told otherwise',
  params: nothing,
  query: z.extend(pageQuery, {
    text: z.optional(z.string().check(z.maxLength(100))),
    sort: z.optional(z.enum(userSorts)),
  }),
  body: nothing,
  data: page(adminUser),
})

const auditLine = z.object({
  id,
  /** Who has no name is known by the phone. */
  actor: z.object({ id, name: z.string(), phone: z.string() }),
  /** `credits.grant`, `order.refund`, `product.change`, … */
  act: z.string(),
  /** What it was done to: an id. */
  subject: z.string(),
  details: z.record(z.string(), z.unknown()),
  at: instant,
})
export type AuditLine = z.infer<typeof auditLine>

export const readAuditLog = defineCall({
  method: 'GET',
  path: '/api/admin/audit-log',
  access: 'admin',
  summary: 'Who of the operators did what',
  params: nothing,
  query: pageQuery,
  body: nothing,
  data: page(auditLine),
})
