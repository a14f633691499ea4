import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { FailedNote } from '../../../ui/failed-note.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

interface AskedProps<Answer> {
  query: UseQueryResult<Answer>
  /** CSS height of the placeholder. */
  height: string
  children: (answer: Answer) => ReactNode
}

/** Loading, failed and loaded state of a query. If a refetch fails, the old data stays visible. */
export function QueryView<Answer>({ query, height, children }: AskedProps<Answer>) {
  const t = useAdminText()
  const { data, isError } = query
  if (data === undefined && !isError) {
    return (
      <div role="status" aria-label={t('ui.loading')}>
        <Skeleton height={height} />
      </div>
    )
  }
  return (
    <>
      {isError && (
        <FailedNote
          problem={t('admin.notLoaded', { problem: query.error.message })}
          error={query.error}
          shape={data === undefined ? 'block' : 'line'}
          isBusy={query.isFetching}
          onRetry={query.refetch}
        />
      )}
      {data !== undefined && children(data)}
    </>
  )
}
