import type { ReactNode } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import styles from './awaited.module.css'

interface AwaitedProps {
  isError: boolean
  /** What did not come, in a sentence. */
  failed: string
  onRetry: () => void
  /** Undefined until it is here. */
  children: ReactNode
}

/** Something that was asked of the server: until it is here, and when it does not come. */
export function Awaited({ isError, failed, onRetry, children }: AwaitedProps) {
  const t = useText()
  if (children) return children
  if (isError) {
    return (
      <div role="alert" className={styles.failed}>
        <p>{failed}</p>
        <Button size="small" onClick={onRetry}>
          {t('ui.retry')}
        </Button>
      </div>
    )
  }
  return (
    <div role="status" aria-label={t('ui.loading')}>
      <Skeleton height="160px" />
    </div>
  )
}
