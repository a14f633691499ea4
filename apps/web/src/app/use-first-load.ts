import { useQuery } from '@tanstack/react-query'
import { sessionQuery } from '../features/account/api.ts'
import { companyQuery } from '../features/company/api.ts'

/** False while nothing could be read at all: neither whose site this is nor who is signed in. */
export function useFirstLoad(): boolean {
  const company = useQuery(companyQuery)
  const session = useQuery({ ...sessionQuery, enabled: false })
  // Counted, because trying again must not bring back a page that has nothing to show.
  return Boolean(company.data ?? session.data) || company.errorUpdateCount === 0 || session.isFetching
}
