import { useText } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { BrokenBridge } from '../../../ui/drawings/broken-bridge.tsx'
import { StateNote } from '../../../ui/state-note.tsx'

/** The channel could not be read. */
export function FeedFailed({ onRetry }: { onRetry: () => void }) {
  const t = useText()
  return (
    <StateNote drawing={<BrokenBridge />} words={t('drawing.loadFailed')} isAlert>
      <Button onClick={onRetry}>{t('drawing.retry')}</Button>
    </StateNote>
  )
}
