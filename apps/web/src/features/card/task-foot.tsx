import type { Task } from '@easel/contract/drawing'
import { ActionGroups } from './acts/action-groups.tsx'
import { FailureNote } from './failure-note.tsx'
import { ModalNote } from './modal-note.tsx'
import { PromptLines } from './words/prompt-lines.tsx'
import { WeightList } from './words/weight-list.tsx'

/** What stands under a task beyond its picture: what can be done with a single one, words that were found, or what went wrong. */
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
