import type { Task } from '@easel/contract/drawing'
import { Heart } from 'lucide-react'
import { useText } from '../../../i18n/use-text.ts'
import { useLike } from '../library/use-like.ts'
import styles from './lightbox.module.css'

/** The heart of an open picture. */
export function LikeButton({ task }: { task: Task }) {
  const t = useText()
  const { isLiked, toggle } = useLike(task)
  return (
    <button
      type="button"
      className={styles.like}
      aria-label={t('lightbox.like')}
      title={t('lightbox.like')}
      aria-pressed={isLiked}
      data-key="l"
      onClick={toggle}
    >
      <Heart size={18} strokeWidth={1.75} fill={isLiked ? 'currentColor' : 'none'} aria-hidden />
    </button>
  )
}
