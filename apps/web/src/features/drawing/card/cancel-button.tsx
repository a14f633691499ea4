import type { Task } from '@easel/contract/drawing'
import { useSession } from '../../account/api.ts'
import { useText } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { useCancelTask } from '../api.ts'
import styles from './cancel-button.module.css'

/** Takes back what is not finished; only its author sees it. */
export function CancelButton({ task }: { task: Task }) {
  const t = useText()
  const user = useSession()
  const cancel = useCancelTask()
  if (user?.id !== task.author.id) return null
  return (
    <div className={styles.row}>
      <Button size="small" isBusy={cancel.isPending} onClick={() => cancel.mutate(task.id)}>
        {cancel.isPending ? t('drawing.cancelling') : t('drawing.cancel')}
      </Button>
    </div>
  )
}
