import { type ReactNode, Suspense } from 'react'
import { useText } from '../i18n/use-text.ts'
import { Button } from './button.tsx'
import { ErrorBoundary } from './error-boundary.tsx'

interface LaterProps {
  /** Stands there until the part is here, and for good when it does not arrive; else that is said, with a way on. */
  instead?: ReactNode
  children: ReactNode
}

/** A part that is still on its way; when it does not arrive, only its own place knows. */
export function Later({ instead, children }: LaterProps) {
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
