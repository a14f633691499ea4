import type { ReactNode } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { FailedNote } from '../../../ui/failed-note.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

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
  if (isError) return <FailedNote problem={failed} onRetry={onRetry} />
  return (
    <div role="status" aria-label={t('ui.loading')}>
      <Skeleton height="160px" />
    </div>
  )
}
