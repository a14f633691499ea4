import type { Task } from '@easel/contract/drawing'
import Film from 'lucide-react/icons/film'
import { useId } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { clipOf, coverOf, nameOfKind } from '../../task/rules.ts'
import { useWalk } from '../use-walk.ts'
import styles from './lineage-view.module.css'

/** Related tasks of one kind. */
export function LineageRow({ title, tasks }: { title: string; tasks: readonly Task[] }) {
  const id = useId()
  if (tasks.length === 0) return null
  return (
    <div>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      <ul className={styles.row} aria-labelledby={id}>
        {tasks.map((task) => (
          <li key={task.id}>
            <Relative task={task} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Relative({ task }: { task: Task }) {
  const t = useText()
  const { walkTo } = useWalk()
  const image = coverOf(task)
  const name = nameOfKind(task.action, task.index, t)
  if (!image && !clipOf(task)) {
    return (
      <span className={styles.running} title={name}>
        <span className="sr-only">{name}</span>
        {task.progress}%
      </span>
    )
  }
  return (
    <button
      type="button"
      className={styles.relative}
      aria-label={name}
      title={name}
      onClick={() => walkTo({ taskId: task.id, index: 1 })}
    >
      {image ? (
        <img src={`${image.url}?w=320`} alt="" width={56} height={56} decoding="async" />
      ) : (
        <Film size={20} strokeWidth={1.75} aria-hidden />
      )}
    </button>
  )
}
