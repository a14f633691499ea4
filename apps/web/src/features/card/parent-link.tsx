import type { Task } from '@easel/contract/drawing'
import { useQueryClient } from '@tanstack/react-query'
import CornerDownRight from 'lucide-react/icons/corner-down-right'
import { useText } from '../../i18n/use-text.ts'
import { showTask } from './api.ts'
import styles from './parent-link.module.css'

/** Link to the task that this one was made from. */
export function ParentLink({ task }: { task: Pick<Task, 'channelId' | 'parentId' | 'index'> }) {
  const t = useText()
  const client = useQueryClient()
  const { parentId, channelId } = task
  if (parentId === null) return null
  return (
    <button type="button" className={styles.link} onClick={() => showTask(client, { channelId, id: parentId })}>
      <CornerDownRight size={14} strokeWidth={1.75} aria-hidden />
      {task.index === null ? t('drawing.fromParent') : t('drawing.fromPicture', { index: task.index })}
    </button>
  )
}
