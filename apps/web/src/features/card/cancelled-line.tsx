import type { Task } from '@easel/contract/drawing'
import { useQueryClient } from '@tanstack/react-query'
import { useText } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import styles from './cancelled-line.module.css'

/** A cancelled task, collapsed to one line. */
export function CancelledLine({ task }: { task: Task }) {
  const t = useText()
  const client = useQueryClient()
  const redo = () => void import('./later.ts').then(({ repeatTask }) => repeatTask(client, task))
  return (
    <article
      className={styles.line}
      aria-label={t('drawing.cardLabel', { name: task.author.name || t('user.name'), prompt: task.prompt })}
      tabIndex={-1}
      data-task={task.id}
    >
      <span className={styles.word}>{t('drawing.status.cancelled')}</span>
      <span className={styles.prompt}>{task.prompt}</span>
      <Button size="inline" variant="ghost" onClick={redo}>
        {t('drawing.runAgain')}
      </Button>
    </article>
  )
}
