import type { Task } from '@easel/contract/drawing'
import { laterScreen } from '../../i18n/lazy-screen.tsx'
import { ErrorBoundary } from '../../ui/error-boundary.tsx'
import { Later } from '../../ui/later.tsx'
import { FootRoom } from './foot-room.tsx'
import { groupButtons } from './rules.ts'

const TaskFoot = laterScreen(() => import('./later.ts').then((part) => part.TaskFoot))

/**
 * What stands under a task, in its room. Rows of buttons have their room from the start; how
 * tall words are nobody knows before they stand, and the feed waits for them rather than move.
 */
export function CardFoot({ task }: { task: Task }) {
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
