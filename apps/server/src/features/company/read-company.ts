import type { Company } from '@easel/contract/company'
import type { Deps } from '../../deps.ts'
import { getCompany } from './queries.ts'
import { viewCompany } from './view.ts'

export async function readCompany({ db }: Pick<Deps, 'db'>): Promise<Company> {
  return viewCompany(await getCompany(db))
}
