import type { Task } from '@easel/contract/drawing'
import { useState } from 'react'
import type { TextKey } from '../../../i18n/text.ts'
import { useFormats } from '../../../i18n/format.ts'
import { useText } from '../../../i18n/use-text.ts'
import { Tag, type Tone } from '../../../ui/tag.tsx'
import { Tooltip } from '../../../ui/tooltip.tsx'
import { isRunning } from '../rules.ts'
import styles from './task-head.module.css'

const BUILT_IN_ENGINE = 'painter'

const STATUS: Record<Task['status'], { key: TextKey; tone: Tone }> = {
  NOT_START: { key: 'drawing.status.queued', tone: 'calm' },
  SUBMITTED: { key: 'drawing.status.queued', tone: 'calm' },
  IN_PROGRESS: { key: 'drawing.status.drawing', tone: 'azure' },
  MODAL: { key: 'drawing.status.modal', tone: 'gold' },
  SUCCESS: { key: 'drawing.status.done', tone: 'jade' },
  FAILURE: { key: 'drawing.status.failed', tone: 'danger' },
  CANCEL: { key: 'drawing.status.cancelled', tone: 'calm' },
}

/** What a task is, how it stands and when it was asked for. */
export function TaskHead({ task }: { task: Task }) {
  const t = useText()
  const format = useFormats()
  // Someone who opens the channel later need not be told that what stands there is done.
  const [wasWatched] = useState(() => isRunning(task))
  const { key, tone } = STATUS[task.status]
  const isDone = task.status === 'SUCCESS'

  return (
    <>
      <Tag>{kindText(task, t)}</Tag>
      <time className={styles.time} dateTime={task.submitTime} title={format.dateTime(task.submitTime)}>
        {format.time(task.submitTime)}
      </time>
      <span className={styles.made}>{madeWith(task)}</span>
      {task.engine === BUILT_IN_ENGINE && (
        <Tooltip text={t('drawing.painterHint')}>
          <span className={styles.engine}>{t('drawing.painter')}</span>
        </Tooltip>
      )}
      {/* Last in the row, since nothing may move when it goes. */}
      {(!isDone || wasWatched) && (
        <span className={isDone ? styles.passing : undefined}>
          <Tag tone={tone}>{t(key)}</Tag>
        </span>
      )}
    </>
  )
}

function kindText(task: Task, t: ReturnType<typeof useText>): string {
  const kind = t(`drawing.kind.${task.action}`)
  return task.index === null ? kind : `${kind} ${task.index}`
}

function madeWith(task: Task): string {
  return `${task.botType === 'NIJI_JOURNEY' ? 'niji' : 'MJ'} ${task.modelVersion}`
}
