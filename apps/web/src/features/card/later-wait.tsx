import type { Task } from '@easel/contract/drawing'
import { laterScreen } from '../../i18n/lazy-screen.tsx'
import { Later } from '../../ui/later.tsx'
import { FootRoom } from './foot-room.tsx'
import { rowsAhead } from './rules.ts'

const WaitFoot = laterScreen(() => import('./waiting/wait-foot.tsx').then((part) => part.WaitFoot))

/** Stands under a task that is not finished, where its buttons will be. */
export function LaterWait({ task }: { task: Task }) {
  return (
    <FootRoom rows={rowsAhead(task.action)}>
      <Later instead={null}>
        <WaitFoot task={task} />
      </Later>
    </FootRoom>
  )
}
