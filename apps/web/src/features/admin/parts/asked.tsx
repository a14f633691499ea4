import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import styles from './asked.module.css'

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
      {isError && <Failed message={query.error.message} retry={query.refetch} />}
      {data !== undefined && children(data)}
    </>
  )
}

function Failed({ message, retry }: { message: string; retry: () => void }) {
  const t = useAdminText()
  return (
    <div className={styles.failed} role="alert">
      <p>
        {t('admin.notLoaded')} <small>{message}</small>
      </p>
      <Button size="small" onClick={() => retry()}>
        {t('ui.retry')}
      </Button>
    </div>
  )
}
