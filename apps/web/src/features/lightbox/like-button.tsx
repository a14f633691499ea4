import Heart from 'lucide-react/icons/heart'
import { useText } from '../../i18n/use-text.ts'
import type { Like } from '../task/library/use-like.ts'
import styles from './lightbox.module.css'

export function LikeButton({ like: { isLiked, toggle } }: { like: Like }) {
  const t = useText()
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
