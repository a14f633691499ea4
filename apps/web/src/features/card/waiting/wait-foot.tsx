import type { Task } from '@easel/contract/drawing'
import { CancelButton } from './cancel-button.tsx'
import { WaitNote } from './wait-note.tsx'

/** Cancel button of an unfinished task, and the reason for a long wait. */
export function WaitFoot({ task }: { task: Task }) {
  return (
    <>
      <CancelButton task={task} />
      {task.status === 'NOT_START' && <WaitNote task={task} />}
    </>
  )
}
