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
  /** Null: they were read, and there are none. */
  onRetry: (() => void) | null
  /** In the sidebar: the screen beside it says the same large. */
  isBeside?: boolean
}

/** Stands where the channels would: there are none, or, with a way to try again, they could not be read. */
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
