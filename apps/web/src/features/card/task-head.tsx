import { BUILT_IN_ENGINE, type Task } from '@easel/contract/drawing'
import { Link } from 'wouter'
import { useFormats } from '../../i18n/format.ts'
import { useText } from '../../i18n/use-text.ts'
import { Tag } from '../../ui/tag.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import { useSession } from '../account/api.ts'
import { nameOfKind } from '../task/rules.ts'
import { StatusTag } from './status-tag.tsx'
import styles from './task-head.module.css'

/** Statuses without a picture; the other statuses are shown over it, where their disappearance shifts nothing. */
const HAS_NO_PICTURE: readonly Task['status'][] = ['MODAL', 'FAILURE']

/** Kind, status and time of a task. */
export function TaskHead({ task }: { task: Task }) {
  const t = useText()
  const format = useFormats()

  return (
    <>
      <Tag>{nameOfKind(task.action, task.index, t)}</Tag>
      {task.mode !== 'FAST' && <Tag>{t(`params.mode.${task.mode}`)}</Tag>}
      <time className={styles.time} dateTime={task.submitTime} title={format.dateTime(task.submitTime)}>
        {format.time(task.submitTime)}
      </time>
      <span className={styles.made}>{madeWith(task)}</span>
      {task.engine === BUILT_IN_ENGINE && <PainterNote />}
      {HAS_NO_PICTURE.includes(task.status) && <StatusTag status={task.status} />}
    </>
  )
}

/** Says what the painter is; an operator gets from here to the engines. */
function PainterNote() {
  const t = useText()
  const isOperator = useSession()?.role === 'admin'
  if (isOperator)
    return (
      <Tooltip text={`${t('drawing.painterHint')} · ${t('drawing.painterConnect')}`}>
        <Link href="/admin/engines" className={styles.engine ?? ''}>
          {t('drawing.painter')}
        </Link>
      </Tooltip>
    )
  return (
    <Tooltip text={t('drawing.painterHint')}>
      <span className={styles.engine}>{t('drawing.painter')}</span>
    </Tooltip>
  )
}

function madeWith(task: Task): string {
  return `${task.botType === 'NIJI_JOURNEY' ? 'niji' : 'MJ'} ${task.modelVersion}`
}
