import type { LucideIcon } from 'lucide-react'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useText } from '../../../i18n/use-text.ts'
import styles from '../lightbox.module.css'

export interface Walking {
  /** Whether there is a next or previous picture. */
  canWalk: (step: 1 | -1) => boolean
  onWalk: (step: 1 | -1) => void
}

/** To the picture before and to the next one. */
export function WalkButtons({ canWalk, onWalk }: Walking) {
  const t = useText()
  return (
    <>
      <WalkButton
        to="before"
        label={t('drawing.before')}
        icon={ChevronLeft}
        isEnd={!canWalk(-1)}
        onPress={() => onWalk(-1)}
      />
      <WalkButton
        to="after"
        label={t('drawing.after')}
        icon={ChevronRight}
        isEnd={!canWalk(1)}
        onPress={() => onWalk(1)}
      />
    </>
  )
}

interface WalkButtonProps {
  to: 'before' | 'after'
  label: string
  icon: LucideIcon
  /** No picture in that direction. Not `disabled`, so that the button keeps the focus. */
  isEnd: boolean
  onPress: () => void
}

function WalkButton({ to, label, icon: Icon, isEnd, onPress }: WalkButtonProps) {
  return (
    <button
      type="button"
      className={styles.walk}
      data-to={to}
      aria-label={label}
      aria-disabled={isEnd || undefined}
      onClick={onPress}
    >
      <Icon size={24} strokeWidth={1.75} aria-hidden />
    </button>
  )
}
