import type { Task } from '@easel/contract/drawing'
import { laterScreen } from '../../i18n/lazy-screen.tsx'
import { ErrorBoundary } from '../../ui/error-boundary.tsx'
import { LazyBoundary } from '../../ui/lazy-boundary.tsx'
import { FootRoom } from './foot-room.tsx'
import { groupButtons } from './rules.ts'

const TaskFoot = laterScreen(() => import('./later.ts').then((part) => part.TaskFoot))

/**
 * Area below a task's picture. Rows of buttons have a reserved height from the start. The height of text is unknown before it
 * renders, so the feed waits for it instead of shifting.
 */
export function CardFoot({ task }: { task: Task }) {
  const foot = <TaskFoot task={task} />
  return (
    <FootRoom of={task.id} rows={groupButtons(task.buttons).length}>
      {task.status === 'SUCCESS' && !task.prompts[0] ? (
        <LazyBoundary instead={null}>{foot}</LazyBoundary>
      ) : (
        <ErrorBoundary fallback={() => null}>{foot}</ErrorBoundary>
      )}
    </FootRoom>
  )
}
