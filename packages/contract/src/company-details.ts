import * as z from 'zod/mini'
import { language, nothing } from './basics.ts'
import { defineCall } from './call.ts'
import { OWN_TEXT_MAX_CHARS } from './limits.ts'
import { CREDITS_MAX } from './prices.ts'
import { quotas } from './quotas.ts'

/** What has a tab of its own. */
export const otherMedium = z.enum(['video', 'music', 'dance'])
export type OtherMedium = z.infer<typeof otherMedium>

const ownText = z.string().check(z.trim(), z.maxLength(OWN_TEXT_MAX_CHARS))
/** A text for each language that the operator has written; empty ones count as none. */
const ownTexts = z.strictObject({
  'zh-CN': z.optional(ownText),
  'zh-TW': z.optional(ownText),
  'en-US': z.optional(ownText),
})

/** What an operator may say of itself, and how much it lets each person have. */
export const companyDetails = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
  description: z.string().check(z.trim(), z.maxLength(300)),
  keywords: z.string().check(z.trim(), z.maxLength(300)),
  isShowChatGPT: z.boolean(),
  isShowDiscord: z.boolean(),
  contact: z.string().check(z.trim(), z.maxLength(300)),
  about: ownTexts,
  privacy: ownTexts,
  agreement: ownTexts,
  /** Credits of a new account; accounts that there are keep theirs. */
  firstCredits: z.int().check(z.minimum(0), z.maximum(CREDITS_MAX)),
  /** Of pages, answers and SMS for whoever has chosen none. */
  language,
  /** Whether programs are served that have a key. */
  isOpenToPrograms: z.boolean(),
  /** What people may have made beside pictures, as far as something can make it. */
  media: z.array(otherMedium).check(z.maxLength(10)),
  quotas,
})
export type CompanyDetails = z.infer<typeof companyDetails>

const companyChange = z.extend(z.partial(companyDetails), { quotas: z.optional(z.partial(quotas)) })
export type CompanyChange = z.infer<typeof companyChange>

export const readCompanyDetails = defineCall({
  method: 'GET',
  path: '/api/admin/company',
  access: 'admin',
  summary: 'What the operator says of itself, in every language',
  params: nothing,
  query: nothing,
  body: nothing,
  data: companyDetails,
})

export const saveCompanyDetails = defineCall({
  method: 'PUT',
  path: '/api/admin/company',
  access: 'admin',
  summary: 'Change what the operator says of itself; only what is given changes',
  params: nothing,
  query: nothing,
  body: companyChange,
  data: companyDetails,
})
