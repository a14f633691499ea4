import type { Task } from '@easel/contract/drawing'
import { useText } from '../../i18n/use-text.ts'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { useTaskState } from '../task/store.ts'
import styles from './progress-plate.module.css'
import { useSecondsLeft } from './use-seconds-left.ts'
import { useIsSilent } from './use-is-silent.ts'

/** Queue position, or progress and estimated time. */
export function ProgressPlate({ task }: { task: Task }) {
  const pushed = useTaskState((tasks) => tasks.previews[task.id]?.progress ?? 0)
  const percent = Math.max(task.progress, pushed)
  const isDrawing = task.status === 'IN_PROGRESS'
  const words = usePlateWords(task, percent)

  return (
    <div className={styles.plate}>
      <div className={styles.words}>
        <span>{words}</span>
        {/* Padded, so that its width does not change with the digits. */}
        {isDrawing && <span>{`${percent}%`.padStart(4, '\u2007')}</span>}
      </div>
      <ProgressBar label={words} percent={percent} />
    </div>
  )
}

function usePlateWords(task: Task, percent: number): string {
  const t = useText()
  const seconds = useSecondsLeft(task.etaSeconds, task.version)
  const isSilent = useIsSilent(`${task.version}:${percent}`)
  const about = seconds === null ? '' : ` · ${t('drawing.about', { seconds })}`
  if (task.status !== 'IN_PROGRESS') {
    const place =
      task.queuePlace === null ? t('drawing.status.queued') : t('drawing.queuedAt', { place: task.queuePlace })
    return place + about
  }
  return isSilent ? t('drawing.stillWorking') : t('drawing.status.drawing') + about
}
