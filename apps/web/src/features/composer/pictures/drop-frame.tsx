import { useRef } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import styles from './drop-frame.module.css'
import { useArrivals } from './use-arrivals.ts'

/** Overlay of the channel while something that can be dropped is dragged. */
export function DropFrame({ channelId, use = 'composer' }: { channelId: string; use?: 'VIDEO' | 'composer' }) {
  const t = useText()
  const frame = useRef<HTMLDivElement>(null)
  const isOver = useArrivals({ channelId, use }, frame)
  return (
    <div ref={frame} className={styles.frame} hidden={!isOver} data-drop>
      {t('composer.drop')}
    </div>
  )
}
