import { lazyScreen } from '../../../i18n/lazy-screen.tsx'
import { LazyBoundary } from '../../../ui/lazy-boundary.tsx'
import { PromptDialog } from './prompt-dialog.tsx'
import { RemixDialog } from './remix-dialog.tsx'
import { useModalTask } from './use-modal-task.ts'
import { ZoomDialog } from './zoom-dialog.tsx'

const RegionDialog = lazyScreen(() => import('./region/region-dialog.tsx').then((part) => part.RegionDialog))

/** Dialog of a task in MODAL. Closes with a toast when the task stops waiting. */
export function ModalDialog({ channelId, taskId }: { channelId: string; taskId: string }) {
  const task = useModalTask(channelId, taskId)
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
          <LazyBoundary>
            <RegionDialog task={task} image={task.modal.image} />
          </LazyBoundary>
        )
      )
    default:
      return task.modal.kind satisfies never
  }
}
