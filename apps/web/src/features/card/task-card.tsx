import type { Task } from '@easel/contract/drawing'
import { memo } from 'react'
import { CancelledLine } from './cancelled-line.tsx'
import { CardFrame } from './card-frame.tsx'
import { LaterFoot } from './later-foot.tsx'
import { LaterSources } from './later-sources.tsx'
import { LaterTools } from './later-tools.tsx'
import { ParentLink } from './parent-link.tsx'
import { PromptText } from './prompt-text.tsx'
import { TaskHead } from './task-head.tsx'
import { TaskPicture } from './task-picture.tsx'

interface TaskCardProps {
  task: Task
  /** Single pictures picked from this grid. */
  chosen: Task[]
}

/** One task, from its place in the queue to its pictures. Memoised: a push to one task draws one card. */
export const TaskCard = memo(function TaskCard({ task, chosen }: TaskCardProps) {
  if (task.status === 'CANCEL') return <CancelledLine task={task} />
  return (
    <CardFrame author={task.author} prompt={task.prompt} taskId={task.id} head={<TaskHead task={task} />}>
      <ParentLink task={task} />
      <PromptText prompt={task.prompt} />
      <LaterSources task={task} />
      <TaskBody task={task} chosen={chosen} />
      <LaterTools task={task} />
    </CardFrame>
  )
}, isSameCard)

function TaskBody({ task, chosen }: TaskCardProps) {
  switch (task.status) {
    // One element for all four, so that the last preview stays under the finished picture until that is there.
    case 'NOT_START':
    case 'SUBMITTED':
    case 'IN_PROGRESS':
    case 'SUCCESS':
      return <TaskPicture task={task} chosen={chosen} />
    case 'FAILURE':
    case 'MODAL':
      return <LaterFoot task={task} />
    case 'CANCEL':
      return null
    default:
      return task.status satisfies never
  }
}

/** The list of chosen pictures is made anew with each drawing of the feed; its members are not. */
function isSameCard(before: TaskCardProps, after: TaskCardProps): boolean {
  const isSameList = before.chosen.every((task, at) => task === after.chosen[at])
  return before.task === after.task && before.chosen.length === after.chosen.length && isSameList
}
