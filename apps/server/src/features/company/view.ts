import type { Language } from '@easel/contract/basics'
import type { Company } from '@easel/contract/company'
import type { CompanyDetails } from '@easel/contract/company-details'
import type { CompanyRow } from '../../db/tables.ts'
import { viewLogos } from './logo/rules.ts'
import { type PriceList, priceOf } from './prices/rules.ts'
import { DEFAULT_FIRST_CREDITS, defaultQuotas, releaseFeatures, pickText, localiseWords } from './rules.ts'

interface Offered {
  media: Company['media']
  payChannels: string[]
  prices: PriceList
}

export function viewCompany(row: CompanyRow, language: Language, { media, payChannels, prices }: Offered): Company {
  const logos = viewLogos(row)
  return {
    name: row.name,
    ...localiseWords(row, language),
    isShowChatGPT: row.is_show_chatgpt,
    isShowDiscord: row.is_show_discord,
    logo: logos.light,
    darkLogo: logos.dark,
    contact: row.contact,
    about: pickText(row.texts.about, language)?.text ?? null,
    ...releaseFeatures,
    media,
    payChannels,
    gridCost: priceOf(prices, { act: 'IMAGINE', mode: 'FAST', engine: '', isSingle: false }),
  }
}

export function viewDetails(row: CompanyRow): CompanyDetails {
  const { about = {}, privacy = {}, agreement = {} } = row.texts
  return {
    name: row.name,
    description: row.description,
    keywords: row.keywords,
    isShowChatGPT: row.is_show_chatgpt,
    isShowDiscord: row.is_show_discord,
    contact: row.contact ?? '',
    about,
    privacy,
    agreement,
    firstCredits: row.first_credits ?? DEFAULT_FIRST_CREDITS,
    language: row.language,
    isOpenToPrograms: row.is_open_to_programs,
    media: row.media,
    quotas: { ...defaultQuotas, ...row.quotas },
  }
}
