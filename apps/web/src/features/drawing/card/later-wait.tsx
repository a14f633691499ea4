import type { Task } from '@easel/contract/drawing'
import { lazyScreen } from '../../../i18n/lazy-screen.tsx'
import { Later } from '../../../ui/later.tsx'

const WaitNote = lazyScreen(() => import('./waiting/wait-note.tsx').then((part) => part.WaitNote))

/** Stands under a task that waits for its turn. */
export function LaterWait({ task }: { task: Task }) {
  return (
    <Later instead={null}>
      <WaitNote task={task} />
    </Later>
  )
}
