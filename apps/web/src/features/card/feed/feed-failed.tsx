import { useText } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { BrokenBridge } from '../../../ui/drawings/broken-bridge.tsx'
import { StateNote } from '../../../ui/state-note.tsx'

interface FeedFailedProps {
  error: Error | null
  onRetry: () => void
}

/** Failed state of the feed. */
export function FeedFailed({ error, onRetry }: FeedFailedProps) {
  const t = useText()
  return (
    <StateNote drawing={<BrokenBridge />} words={t('drawing.loadFailed')} isAlert error={error}>
      <Button onClick={onRetry}>{t('drawing.retry')}</Button>
    </StateNote>
  )
}
