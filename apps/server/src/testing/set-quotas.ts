import type { Quotas } from '@easel/contract/quotas'
import type { Deps } from '../deps.ts'
import { seedCompany } from '../features/company/seed-company.ts'

/** As an operator who allows little. */
export async function setQuotas(deps: Deps, quotas: Partial<Quotas>): Promise<void> {
  await seedCompany(deps)
  await deps.db
    .updateTable('companies')
    .set({ quotas: JSON.stringify(quotas) })
    .execute()
}
