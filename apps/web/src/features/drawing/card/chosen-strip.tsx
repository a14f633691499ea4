import type { Task } from '@easel/contract/drawing'
import { useShallow } from 'zustand/react/shallow'
import { useText } from '../../../i18n/use-text.ts'
import { isPickFrom, listWaiting } from '../send/rules.ts'
import { useSends } from '../send/store.ts'
import { ChosenPicture } from './chosen-picture.tsx'
import { ChosenSend } from './chosen-send.tsx'
import styles from './chosen-strip.module.css'

/** The single pictures picked from a grid, inside its card instead of flooding the feed. */
export function ChosenStrip({ task, chosen }: { task: Task; chosen: Task[] }) {
  const t = useText()
  const picks = useSends(useShallow(({ sends }) => sends.filter((send) => isPickFrom(task.id, send))))
  const sends = listWaiting(picks, chosen)
  if (chosen.length === 0 && sends.length === 0) return null
  return (
    <ul className={styles.strip} aria-label={t('drawing.chosen')}>
      {chosen.map((picked) => (
        <li key={picked.id}>
          <ChosenPicture task={picked} />
        </li>
      ))}
      {sends.map((send) => (
        <li key={send.key}>
          <ChosenSend send={send} />
        </li>
      ))}
    </ul>
  )
}
