import type { Language } from '@easel/contract/basics'
import type { Company } from '@easel/contract/company'
import type { Deps } from '../../deps.ts'
import { findPrices } from './prices/queries.ts'
import { listMedia } from './media-rules.ts'
import { getCompany } from './queries.ts'
import { viewCompany } from './view.ts'

/** @param payChannels providers that can collect */
export async function readCompany(
  { db, engines }: Pick<Deps, 'db' | 'engines'>,
  language: Language,
  payChannels: string[],
): Promise<Company> {
  const [row, prices] = await Promise.all([getCompany(db), findPrices(db)])
  return viewCompany(row, language, { media: listMedia(row.media, engines), payChannels, prices })
}
