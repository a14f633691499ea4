import type { Task } from '@easel/contract/drawing'
import { CancelButton } from './cancel-button.tsx'
import { WaitNote } from './wait-note.tsx'

/** What can be done about a task that is not finished, and why it has waited for long. */
export function WaitFoot({ task }: { task: Task }) {
  return (
    <>
      <CancelButton task={task} />
      {task.status === 'NOT_START' && <WaitNote task={task} />}
    </>
  )
}
