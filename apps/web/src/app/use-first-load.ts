import { useQuery } from '@tanstack/react-query'
import { sessionQuery } from '../features/account/api.ts'
import { companyQuery } from '../features/company/api.ts'

/** False when neither the company nor the session could be loaded. */
export function useFirstLoad(): boolean {
  const company = useQuery(companyQuery)
  const session = useQuery({ ...sessionQuery, enabled: false })
  // The error count is used, because a retry resets the error state and would bring back an empty page.
  return Boolean(company.data ?? session.data) || company.errorUpdateCount === 0 || session.isFetching
}
