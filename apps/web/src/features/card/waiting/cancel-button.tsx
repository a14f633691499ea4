import type { Task } from '@easel/contract/drawing'
import { useSession } from '../../account/api.ts'
import { useIsCreator } from '../../channel/api.ts'
import { useText } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { useCancelTask } from './api.ts'
import styles from './cancel-button.module.css'

/** Cancels an unfinished task. For its author, and for the channel's creator, who is told whose task it is. */
export function CancelButton({ task }: { task: Task }) {
  const t = useText()
  const user = useSession()
  const cancel = useCancelTask()
  const isCreator = useIsCreator(task.channelId)
  const isOwn = user?.id === task.author.id
  if (!isOwn && !isCreator) return null
  const words = isOwn ? t('drawing.cancel') : t('drawing.cancelOther', { name: task.author.name || t('user.name') })
  return (
    <div className={styles.row}>
      <Button size="small" isBusy={cancel.isPending} onClick={() => cancel.mutate(task.id)}>
        {cancel.isPending ? t('drawing.cancelling') : words}
      </Button>
    </div>
  )
}
