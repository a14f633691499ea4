import { type ReactNode, Suspense } from 'react'
import { useText } from '../i18n/use-text.ts'
import { Button } from './button.tsx'
import { ErrorBoundary } from './error-boundary.tsx'

interface LaterProps {
  /** Placeholder while loading, and permanently if loading fails; without it the failure is shown, with a retry button. */
  instead?: ReactNode
  children: ReactNode
}

/** Boundary of a lazily loaded part; a failed load only affects its own place. */
export function LazyBoundary({ instead, children }: LaterProps) {
  const t = useText()
  return (
    <ErrorBoundary
      fallback={({ retry }) =>
        instead === undefined ? (
          <p role="alert">
            {t('net.failed')} <Button onClick={retry}>{t('ui.retry')}</Button>
          </p>
        ) : (
          instead
        )
      }
    >
      <Suspense fallback={instead ?? null}>{children}</Suspense>
    </ErrorBoundary>
  )
}
