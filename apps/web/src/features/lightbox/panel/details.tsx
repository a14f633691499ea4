import type { Task } from '@easel/contract/drawing'
import { useFormats } from '../../../i18n/format.ts'
import { useText } from '../../../i18n/use-text.ts'
import { clockOf } from '../../card/clip/rules.ts'
import { isClip, type Openable } from '../../task/rules.ts'
import styles from './panel.module.css'

const MB = 1_000_000
const SECOND_MS = 1000

/** Metadata of a picture. */
export function Details({ task, image }: { task: Task; image: Openable }) {
  const t = useText()
  const format = useFormats()
  const seconds = secondsOf(task)
  const facts = [
    [t('lightbox.by'), task.author.name || t('user.name')],
    [t('lightbox.model'), `${task.botType === 'NIJI_JOURNEY' ? 'niji' : 'MJ'} ${task.modelVersion}`],
    [
      t('lightbox.size'),
      `${image.width} × ${image.height} · ${format.number(Math.round((image.bytes / MB) * 10) / 10)} MB`,
    ],
    [t('lightbox.length'), isClip(image) ? clockOf(image.durationMs / SECOND_MS) : ''],
    [t('lightbox.time'), format.dateTime(task.submitTime)],
    [t('lightbox.took'), seconds === null ? '' : t('drawing.about', { seconds })],
    [t('lightbox.cost'), t('drawing.credits', { credits: task.cost })],
  ].filter(([, value]) => value !== '')
  return (
    <dl className={styles.details}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Drawing time in seconds; null for a picture that was only picked from a grid. */
function secondsOf({ startTime, finishTime }: Task): number | null {
  if (startTime === null || finishTime === null) return null
  return Math.max(1, Math.round((Date.parse(finishTime) - Date.parse(startTime)) / SECOND_MS))
}
