import { useText } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import type { Failure } from '../../ui/error-boundary.tsx'
import styles from './crash.module.css'

/** What stands where an area broke; the rest of the page lives on. */
export function Crash({ error, retry }: Failure) {
  const t = useText()
  // A file of ours did not come, perhaps because a newer release has others: only a new page knows their names.
  const isUnloaded = /import|preload/i.test(error.message)
  return (
    <div className={styles.crash} role="alert" ref={drawTorn}>
      <p>{t('net.wrong')}</p>
      <Button onClick={isUnloaded ? () => location.reload() : retry}>{t('ui.retry')}</Button>
      <details>
        <summary>{t('ui.details')}</summary>
        <code>{error.message}</code>
      </details>
    </div>
  )
}

/** The drawing lies in index.html, which needs it too when not even this script comes. */
function drawTorn(place: HTMLElement | null) {
  const torn = document.querySelector('template')?.content.querySelector('svg')
  if (torn && place?.firstChild?.nodeName !== 'svg') place?.prepend(torn.cloneNode(true))
}
