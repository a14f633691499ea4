import { lazyScreen } from '../../../i18n/lazy-screen.tsx'
import { Later } from '../../../ui/later.tsx'
import { PromptDialog } from './prompt-dialog.tsx'
import { RemixDialog } from './remix-dialog.tsx'
import { useAskingTask } from './use-asking-task.ts'
import { ZoomDialog } from './zoom-dialog.tsx'

const RegionDialog = lazyScreen(() => import('./region/region-dialog.tsx').then((part) => part.RegionDialog))

/** Dialog of a task in MODAL. Closes with a toast when the task stops waiting. */
export function ModalDialog({ channelId, taskId }: { channelId: string; taskId: string }) {
  const task = useAskingTask(channelId, taskId)
  if (!task) return null
  switch (task.modal.kind) {
    case 'REMIX':
      return <RemixDialog task={task} />
    case 'PROMPT':
      return <PromptDialog task={task} />
    case 'ZOOM':
      return <ZoomDialog task={task} />
    case 'INPAINT':
      return (
        task.modal.image && (
          <Later>
            <RegionDialog task={task} image={task.modal.image} />
          </Later>
        )
      )
    default:
      return task.modal.kind satisfies never
  }
}
