import type { Task } from '@easel/contract/drawing'
import { laterScreen } from '../../i18n/lazy-screen.tsx'
import { ErrorBoundary } from '../../ui/error-boundary.tsx'
import { Later } from '../../ui/later.tsx'
import { FootRoom } from './foot-room.tsx'
import { groupButtons } from './rules.ts'

const TaskFoot = laterScreen(() => import('./task-foot.tsx').then((part) => part.TaskFoot))

/**
 * The foot of a task, whose code comes when the first one is shown. Rows of buttons have their room from the start; how
 * tall words are nobody knows before they stand, and the feed waits for them rather than move.
 */
export function LaterFoot({ task }: { task: Task }) {
  const foot = <TaskFoot task={task} />
  return (
    <FootRoom of={task.id} rows={groupButtons(task.buttons).length}>
      {task.status === 'SUCCESS' && !task.prompts[0] ? (
        <Later instead={null}>{foot}</Later>
      ) : (
        <ErrorBoundary fallback={() => null}>{foot}</ErrorBoundary>
      )}
    </FootRoom>
  )
}
