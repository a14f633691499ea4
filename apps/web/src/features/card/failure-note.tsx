import type { Task } from '@easel/contract/drawing'
import { useQueryClient } from '@tanstack/react-query'
import type { TextKey } from '../../i18n/text.ts'
import { useText } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { findRepeatOrder } from './again/rules.ts'
import { ProblemLine } from '../../ui/problem-line.tsx'
import { useCopy } from '../../ui/use-copy.ts'
import { compose } from '../composer/api.ts'
import { restoreOrder } from '../composer/draft/store.ts'
import { repeatTask } from './again/api.ts'
import styles from './failure-note.module.css'

/** Failed task: the reason, a note that credits were returned, and the next step. */
export function FailureNote({ task }: { task: Task }) {
  const t = useText()
  const client = useQueryClient()
  const { copy, problem } = useCopy()
  const reasonText = useReasonText()

  function handleEdit() {
    const order = findRepeatOrder(task, null)
    if (order) restoreOrder(task.channelId, order)
    else compose(task.channelId, task.prompt)
  }

  return (
    <div className={styles.note} data-tone="danger">
      <p>{reasonText(task.failReason)}</p>
      {task.cost > 0 && <p className={styles.small}>{t('drawing.refunded', { credits: task.cost })}</p>}
      {task.failReason !== null && <code className={styles.code}>{task.failReason}</code>}
      <div className={styles.acts}>
        <Button size="small" onClick={() => void repeatTask(client, task)}>
          {t('drawing.retry')}
        </Button>
        <Button size="small" variant="ghost" onClick={handleEdit}>
          {t('drawing.edit')}
        </Button>
        <Button size="small" variant="ghost" onClick={() => void copy(errorOf(task, reasonText(task.failReason)))}>
          {t('drawing.copyError')}
        </Button>
      </div>
      <ProblemLine problems={[problem]} />
    </div>
  )
}

/** Localized failure reason; a newer server may send reasons without a text here. */
function useReasonText(): (reason: string | null) => string {
  const t = useText()
  return (reason) => t(`drawing.reason.${reason}` as TextKey) || t('drawing.reason.unknown')
}

/** Technical details for support. */
function errorOf({ id, engine, failReason, failDetail, finishTime }: Task, words: string): string {
  return [words, failReason, failDetail, `task ${id}`, `engine ${engine}`, finishTime].filter(Boolean).join('\n')
}
