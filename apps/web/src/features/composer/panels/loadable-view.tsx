import type { ReactNode } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { FailedNote } from '../../../ui/failed-note.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

interface AwaitedProps {
  error: Error | null
  /** Error message. */
  failed: string
  onRetry: () => void
  /** Undefined while loading. */
  children: ReactNode
}

/** Loading, failed and loaded state of a request. */
export function LoadableView({ error, failed, onRetry, children }: AwaitedProps) {
  const t = useText()
  if (children) return children
  if (error) return <FailedNote problem={failed} error={error} onRetry={onRetry} />
  return (
    <div role="status" aria-label={t('ui.loading')}>
      <Skeleton height="160px" />
    </div>
  )
}
