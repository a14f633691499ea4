import type { CompanyDetails } from '@easel/contract/company-details'
import type { Deps } from '../../deps.ts'
import { getCompany } from './queries.ts'
import { viewDetails } from './view.ts'

export async function readCompanyDetails({ db }: Pick<Deps, 'db'>): Promise<CompanyDetails> {
  return viewDetails(await getCompany(db))
}
