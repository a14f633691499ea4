import type { Task } from '@easel/contract/drawing'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import Copy from 'lucide-react/icons/copy'
import Heart from 'lucide-react/icons/heart'
import Trash2 from 'lucide-react/icons/trash'
import X from 'lucide-react/icons/x'
import { useText } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Confirm } from '../../../ui/confirm.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { toast } from '../../../ui/toast.ts'
import { useSession } from '../../account/api.ts'
import { likeTasks } from '../../task/library/api.ts'
import { deleteWithUndo } from '../../task/library/deletion/api.ts'
import { ProblemLine } from '../../../ui/problem-line.tsx'
import { useCopy } from '../../../ui/use-copy.ts'
import { neighbourOf } from './rules.ts'
import styles from './selection-bar.module.css'
import type { SelectionActs } from './use-selection.ts'
import { ZipButton } from './zip-button.tsx'

interface SelectionBarProps {
  /** Tasks of the wall. */
  tasks: readonly Task[]
  selection: SelectionActs
  /** Gets the id to focus next; null when none is left. */
  onDeleted: (neighbourId: string | null) => void
}

/** Number of selected tasks, and actions on all of them. */
export function SelectionBar({ tasks, selection, onDeleted }: SelectionBarProps) {
  const t = useText()
  const client = useQueryClient()
  const user = useSession()
  const { ids } = selection
  const { copy, problem } = useCopy(ids.join())

  const like = useMutation({
    mutationKey: ['like', ...ids],
    mutationFn: () => likeTasks(client, ids),
    onSuccess: ({ done, failed }) => {
      if (failed.length > 0) toast(t('gallery.likeFailed', { n: failed.length }), 'warning')
      else toast(t('gallery.likedCount', { n: done.length }), 'success')
    },
  })
  const notLikedCount = like.data?.failed.length ?? 0

  function handleDelete() {
    const ticked = new Set(ids)
    const own = tasks.filter(({ id, author }) => ticked.has(id) && author.id === user?.id).map(({ id }) => id)
    const neighbourId = neighbourOf(
      new Set(own),
      tasks.map(({ id }) => id),
    )
    deleteWithUndo(client, own, ids.length - own.length)
    if (own.length > 0) onDeleted(neighbourId)
  }

  function handleCopy() {
    const ticked = new Set(ids)
    void copy(tasks.flatMap(({ id, prompt }) => (ticked.has(id) ? prompt : [])).join('\n'))
  }

  return (
    <div className={styles.bar} role="toolbar" aria-label={t('gallery.selection')}>
      <span className={styles.count} role="status">
        {t('gallery.selected', { n: ids.length })}
      </span>
      <ProblemLine problems={[problem, notLikedCount > 0 ? t('gallery.likeFailed', { n: notLikedCount }) : '']} />
      <ZipButton ids={ids} />
      <Button size="small" isBusy={like.isPending} onClick={() => like.mutate()}>
        <Heart size={16} strokeWidth={1.75} aria-hidden />
        <span>{t('gallery.like')}</span>
      </Button>
      <Button size="small" onClick={handleCopy}>
        <Copy size={16} strokeWidth={1.75} aria-hidden />
        <span>{t('gallery.copyPrompts')}</span>
      </Button>
      <Confirm
        question={t('gallery.confirmDelete', { n: ids.length })}
        act={t('gallery.delete')}
        onConfirm={handleDelete}
        trigger={
          <Button size="small">
            <Trash2 size={16} strokeWidth={1.75} aria-hidden />
            <span>{t('gallery.delete')}</span>
          </Button>
        }
      />
      <IconButton icon={X} label={t('gallery.clearSelection')} onClick={selection.clear} />
    </div>
  )
}
