import type { Task } from '@easel/contract/drawing'
import { Heart } from 'lucide-react'
import { useText } from '../../../../i18n/use-text.ts'
import { useLike } from '../../library/use-like.ts'
import styles from './action-groups.module.css'

/** The server's bookmark button: one's own mark, set and taken away at once. */
export function HeartButton({ task }: { task: Task }) {
  const t = useText()
  const { isLiked, toggle } = useLike(task)
  return (
    <button
      type="button"
      className={styles.act}
      aria-label={t('drawing.act.like')}
      aria-pressed={isLiked}
      data-look={isLiked ? 'used' : 'plain'}
      onClick={toggle}
    >
      <Heart size={15} strokeWidth={1.75} fill={isLiked ? 'currentColor' : 'none'} aria-hidden />
    </button>
  )
}
