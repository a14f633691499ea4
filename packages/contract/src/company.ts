import * as z from 'zod/mini'
import { loginType } from './account.ts'
import { language, nothing } from './basics.ts'
import { defineCall } from './call.ts'
import { otherMedium } from './company-details.ts'
import { COMPANY_PATH } from './first-reads.ts'

export const company = z.object({
  name: z.string(),
  description: z.string(),
  keywords: z.string(),
  isShowChatGPT: z.boolean(),
  isShowDiscord: z.boolean(),
  /** For a light ground, and wherever there is no other; null: the operator has none. */
  logo: z.nullable(z.string()),
  /** For a dark ground; null: the same one. */
  darkLogo: z.nullable(z.string()),
  contact: z.nullable(z.string()),
  /** In the caller's language; null: the operator wrote none. */
  about: z.nullable(z.string()),
  languages: z.array(language),
  payChannels: z.array(z.string()),
  loginTypes: z.array(loginType),
  /** Credits of a grid of four at the usual speed, where no engine has a price of its own; 0: it costs nothing. */
  gridCost: z.int(),
  /** Other media that something can make, and that the operator has on. */
  media: z.array(otherMedium),
})
export type Company = z.infer<typeof company>

export const readCompany = defineCall({
  method: 'GET',
  path: COMPANY_PATH,
  access: 'anyone',
  summary: 'What the operator says of itself',
  params: nothing,
  query: nothing,
  body: nothing,
  data: company,
})
