import type { Task } from '@easel/contract/drawing'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '../../../i18n/format.ts'
import { useText } from '../../../i18n/use-text.ts'
import { coverOf } from '../../task/rules.ts'
import { ownTasksQuery } from './api.ts'
import { LoadableView } from './loadable-view.tsx'
import styles from './own-tasks.module.css'

interface OwnWorkProps {
  words: string
  onPick: (taskId: string) => void
}

/** Own tasks whose prompt contains the words; a click picks one. */
export function OwnTasks({ words, onPick }: OwnWorkProps) {
  const t = useText()
  const { data, error, refetch } = useQuery(ownTasksQuery(words))
  return (
    <LoadableView error={error} failed={t('show.failed')} onRetry={refetch}>
      {data && <Results tasks={data.items} onPick={onPick} />}
    </LoadableView>
  )
}

function Results({ tasks, onPick }: { tasks: readonly Task[]; onPick: (taskId: string) => void }) {
  const t = useText()
  if (tasks.length === 0) return <p role="status">{t('show.none')}</p>
  return (
    <ul className={styles.list} aria-label={t('show.found')}>
      {tasks.map((task) => (
        <li key={task.id}>
          <Found task={task} onPick={onPick} />
        </li>
      ))}
    </ul>
  )
}

function Found({ task, onPick }: { task: Task; onPick: (taskId: string) => void }) {
  const format = useFormats()
  const picture = coverOf(task)
  return (
    <button type="button" className={styles.found} onClick={() => onPick(task.id)}>
      {picture && <img src={`${picture.url}?w=320`} alt="" width={64} height={64} loading="lazy" />}
      <span className={styles.words}>
        <span className={styles.prompt}>{task.prompt}</span>
        <span className={styles.time}>{format.dateTime(task.submitTime)}</span>
      </span>
    </button>
  )
}
