import type { Task } from '@easel/contract/drawing'
import { ActionGroups } from './acts/action-groups.tsx'
import { FailureNote } from './failure-note.tsx'
import { ModalNote } from './modal-note.tsx'
import { PromptLines } from './words/prompt-lines.tsx'
import { WeightList } from './words/weight-list.tsx'

/** Below the picture: actions on a single one, text results, or the failure. */
export function TaskFoot({ task }: { task: Task }) {
  if (task.status === 'FAILURE') return <FailureNote task={task} />
  if (task.status === 'MODAL') return <ModalNote task={task} />
  if (task.prompts.length === 0 && task.weights.length === 0) return <ActionGroups task={task} />
  return (
    <>
      <WeightList weights={task.weights} />
      <PromptLines task={task} />
    </>
  )
}
