import type { Task } from '@easel/contract/drawing'
import { memo } from 'react'
import { laterScreen } from '../../i18n/lazy-screen.tsx'
import { LazyBoundary } from '../../ui/lazy-boundary.tsx'
import { CancelledLine } from './cancelled-line.tsx'
import { CardFoot } from './card-foot.tsx'
import { CardFrame } from './card-frame.tsx'
import { ParentLink } from './parent-link.tsx'
import { PromptText } from './prompt-text.tsx'
import { SourcesRoom } from './sources-room.tsx'
import { TaskHead } from './task-head.tsx'
import { TaskPicture } from './task-picture.tsx'
import { ToolsRoom } from './tools-room.tsx'

const CardTools = laterScreen(() => import('./later.ts').then((part) => part.CardTools))

interface TaskCardProps {
  task: Task
  /** Pictures picked from this grid. */
  chosen: Task[]
}

/** Card of a task in any state. Memoised, so that an update of one task re-renders one card. */
export const TaskCard = memo(function TaskCard({ task, chosen }: TaskCardProps) {
  if (task.status === 'CANCEL') return <CancelledLine task={task} />
  return (
    <CardFrame author={task.author} prompt={task.prompt} taskId={task.id} head={<TaskHead task={task} />}>
      <ParentLink task={task} />
      <PromptText prompt={task.prompt} />
      <SourcesRoom task={task} />
      <TaskBody task={task} chosen={chosen} />
      <ToolsRoom>
        <LazyBoundary instead={null}>
          <CardTools task={task} />
        </LazyBoundary>
      </ToolsRoom>
    </CardFrame>
  )
}, isSameCard)

function TaskBody({ task, chosen }: TaskCardProps) {
  switch (task.status) {
    // One element for all four states, so that the last preview stays mounted below the finished picture until that has loaded.
    case 'NOT_START':
    case 'SUBMITTED':
    case 'IN_PROGRESS':
    case 'SUCCESS':
      return <TaskPicture task={task} chosen={chosen} />
    case 'FAILURE':
    case 'MODAL':
      return <CardFoot task={task} />
    case 'CANCEL':
      return null
    default:
      return task.status satisfies never
  }
}

/** The array of picked pictures is new in every render of the feed, so its members are compared. */
function isSameCard(before: TaskCardProps, after: TaskCardProps): boolean {
  const isSameList = before.chosen.every((task, at) => task === after.chosen[at])
  return before.task === after.task && before.chosen.length === after.chosen.length && isSameList
}
