import { useQuery } from '@tanstack/react-query'
import { useText } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { BrokenBridge } from '../../../ui/drawings/broken-bridge.tsx'
import { FailedNote } from '../../../ui/failed-note.tsx'
import { StateNote } from '../../../ui/state-note.tsx'
import { channelsQuery } from '../api.ts'
import { EmptyList } from './empty-list.tsx'
import styles from './no-list.module.css'

interface NoListProps {
  /** Null: the list loaded and is empty. */
  onRetry: (() => void) | null
  /** In the sidebar; the main area shows the same message in full. */
  isBeside?: boolean
}

/** Empty or failed state of the channel list. */
export function NoList({ onRetry, isBeside = false }: NoListProps) {
  const t = useText()
  const { error } = useQuery({ ...channelsQuery, enabled: false })
  if (!onRetry) return <EmptyList />
  if (isBeside) {
    return (
      <div className={styles.beside}>
        <FailedNote shape="line" problem={t('channel.listFailed')} error={error} onRetry={onRetry} />
      </div>
    )
  }
  return (
    <StateNote drawing={<BrokenBridge />} words={t('channel.listFailed')} isAlert error={error}>
      <Button onClick={onRetry}>{t('ui.retry')}</Button>
    </StateNote>
  )
}
