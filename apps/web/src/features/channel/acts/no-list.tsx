import { useText } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { BrokenBridge } from '../../../ui/drawings/broken-bridge.tsx'
import { StateNote } from '../../../ui/state-note.tsx'
import { EmptyList } from './empty-list.tsx'

/** Stands where the channels would: there are none, or, with a way to try again, they could not be read. */
export function NoList({ onRetry }: { onRetry: (() => void) | null }) {
  const t = useText()
  if (!onRetry) return <EmptyList />
  return (
    <StateNote drawing={<BrokenBridge />} words={t('channel.listFailed')} isAlert>
      <Button onClick={onRetry}>{t('ui.retry')}</Button>
    </StateNote>
  )
}
