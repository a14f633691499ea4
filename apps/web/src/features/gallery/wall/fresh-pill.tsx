import ArrowUp from 'lucide-react/icons/arrow-up'
import { useText } from '../../../i18n/use-text.ts'
import type { Gallery } from '../use-gallery.ts'
import styles from './fresh-pill.module.css'

interface FreshPillProps {
  gallery: Gallery
  /** Told which picture takes the focus then: the newest. */
  onPress: (taskId: string) => void
}

/** Says how much was finished while the wall is scrolled, and leads up to it. */
export function FreshPill({ gallery, onPress }: FreshPillProps) {
  const t = useText()
  const { fresh, setAway } = gallery
  const [newest] = fresh

  function handleClick() {
    if (!newest) return
    setAway(false)
    onPress(newest.id)
  }

  return (
    <div role="status">
      {newest && (
        <button type="button" className={styles.pill} onClick={handleClick}>
          {t('drawing.newCount', { count: fresh.length })}
          <ArrowUp size={15} strokeWidth={1.75} aria-hidden />
        </button>
      )}
    </div>
  )
}
