import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { FailedNote } from '../../../ui/failed-note.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

interface AskedProps<Answer> {
  query: UseQueryResult<Answer>
  /** CSS length of what will come. */
  height: string
  children: (answer: Answer) => ReactNode
}

/** What the server was asked for: on its way, there, or not to be had. What is there stays when it cannot be read anew. */
export function Asked<Answer>({ query, height, children }: AskedProps<Answer>) {
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
