import type { Task } from '@easel/contract/drawing'
import { laterScreen } from '../../../i18n/lazy-screen.tsx'
import { Later } from '../../../ui/later.tsx'
import styles from './action-rows.module.css'
import { groupButtons } from './rules.ts'

const TaskFoot = laterScreen(() => import('./task-foot.tsx').then((part) => part.TaskFoot))

/** The foot of a task, whose code comes when the first one is shown; rows of buttons have their room from the start. */
export function LaterFoot({ task }: { task: Task }) {
  const rows = groupButtons(task.buttons).length
  return (
    <div className={styles.foot} data-of={task.id} style={{ '--rows': rows } as React.CSSProperties}>
      <Later instead={null}>
        <TaskFoot task={task} />
      </Later>
    </div>
  )
}
