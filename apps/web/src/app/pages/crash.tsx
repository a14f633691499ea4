import { lazyScreen } from '../../i18n/lazy-screen.tsx'
import { useText } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import type { Failure } from '../../ui/error-boundary.tsx'
import { LazyBoundary } from '../../ui/lazy-boundary.tsx'
import styles from './crash.module.css'

const ErrorDetails = lazyScreen(() => import('../../ui/error-details.tsx').then((part) => part.ErrorDetails))

/** Fallback of an error boundary; the rest of the page keeps working. */
export function Crash({ error, retry }: Failure) {
  const t = useText()
  return (
    <div className={styles.crash} role="alert" ref={drawTorn}>
      <p>{t('net.wrong')}</p>
      <Button onClick={retry}>{t('ui.retry')}</Button>
      <LazyBoundary instead={error.message}>
        <ErrorDetails error={error} />
      </LazyBoundary>
    </div>
  )
}

/** Copies the drawing out of index.html, which needs it for the case that no script loads. */
function drawTorn(place: HTMLElement | null) {
  const torn = document.querySelector('template')?.content.querySelector('svg')
  if (torn && place?.firstChild?.nodeName !== 'svg') place?.prepend(torn.cloneNode(true))
}
