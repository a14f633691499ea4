import { readCompany as readCompanyCall } from '@easel/contract/company'
import type { Deps } from '../../deps.ts'
import type { Mount } from '../../http/route.ts'
import { readCompany } from './read-company.ts'

export function mountCompany(app: Mount, deps: Deps): void {
  app.handle(readCompanyCall, () => readCompany(deps))
}
