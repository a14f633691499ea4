import type { Task } from '@easel/contract/drawing'
import Heart from 'lucide-react/icons/heart'
import { useText } from '../../../i18n/use-text.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useLike } from '../../task/library/use-like.ts'
import { ProblemLine } from '../../../ui/problem-line.tsx'
import styles from './card-tools.module.css'

/** Like button of a picked picture; the card's own like button belongs to the grid. */
export function PickHeart({ task }: { task: Task }) {
  const t = useText()
  const { isLiked, toggle, problem } = useLike(task)
  return (
    <>
      <IconButton
        size="small"
        icon={Heart}
        label={`${t('drawing.act.like')} · ${t('drawing.pick', { index: task.index ?? 1 })}`}
        aria-pressed={isLiked}
        className={isLiked ? styles.liked : undefined}
        onClick={toggle}
      />
      <ProblemLine problems={[problem]} />
    </>
  )
}
