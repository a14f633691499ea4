import type { Language } from '@easel/contract/basics'
import type { OtherMedium } from '@easel/contract/company-details'
import type { CompanyPage } from '@easel/contract/company-page'
import type { ActPrices, SomeActPrices } from '@easel/contract/prices'
import type { Quotas } from '@easel/contract/quotas'
import type { ColumnType } from 'kysely'
import type { Defaulted, Json, Translated } from './column-kinds.ts'

export interface CompaniesTable {
  id: number
  name: string
  description: string
  keywords: string
  is_show_chatgpt: boolean
  is_show_discord: boolean
  /** Version of the logo on a light ground; null: the usual seal. */
  logo: string | null
  contact: string | null
  texts: ColumnType<CompanyTexts, string | undefined, string>
  /** When each page last changed, ISO 8601 in UTC. */
  texts_updated_at: ColumnType<Partial<Record<CompanyPage, string>>, string | undefined, string>
  /** What the operator has set; the rest is as it was at first. */
  quotas: ColumnType<Partial<Quotas>, string | undefined, string>
  /** Of a new account; null: as many as at first. */
  first_credits: Defaulted<number | null>
  /** Of who has said nothing of theirs. */
  language: Defaulted<Language>
  /** Whether keys are served. */
  is_open_to_programs: Defaulted<boolean>
  /** Version of the logo on a dark ground; null: the other one. */
  dark_logo: Defaulted<string | null>
  /** What people may have made beside pictures. */
  media: Defaulted<OtherMedium[]>
}

/** Pictures that an operator has as logos. */
export interface LogosTable {
  /** Of the picture's content. */
  version: string
  /** A PNG of ours. */
  picture: Buffer
  created_at: Date
}

/** Never changed: the newest counts, and the others tell what was told. */
export interface PriceListsTable {
  /** From 1; what holds before the first is 0. */
  id: number
  prices: Json<StoredPrices>
  made_at: Date
}

export interface StoredPrices {
  /** Acts that came later are missing. */
  acts: Partial<ActPrices>
  engines: Record<string, SomeActPrices>
}

/** The operator's own pages, as far as they were written. */
type CompanyTexts = Partial<Record<CompanyPage, Partial<Record<Language, string>>>>

export interface ProductsTable {
  id: string
  slug: string
  kind: 'plan' | 'credits'
  title: Json<Translated>
  description: Json<Translated>
  features: Json<Record<Language, string[]>>
  credits: number
  concurrency: number
  relax: boolean
  /** `amount` in the currency's minor unit. */
  prices: Json<{ period: 'Day' | 'Month' | 'Year' | null; amount: number; currency: string }[]>
  recommended: boolean
  position: number
  on_sale: Defaulted<boolean>
}

export interface PlansTable {
  id: string
  user_id: string
  product_id: string
  starts_at: Date
  ends_at: Date
  /** Start of spendability of its credits; a higher plan may postpone the period itself, but not this. */
  opens_at: Date
  /** Day of the month that its months are counted from: 31 after 28 February is 31 March. */
  anchor_day: number
  /** Order that bought it; null: granted. */
  order_id: Defaulted<string | null>
}
