import ArrowUp from 'lucide-react/icons/arrow-up'
import { useText } from '../../../i18n/use-text.ts'
import type { Gallery } from '../use-gallery.ts'
import styles from './fresh-pill.module.css'

interface FreshPillProps {
  gallery: Gallery
  /** Gets the id to focus next: the newest task. */
  onPress: (taskId: string) => void
}

/** Shows how many tasks finished while the wall is scrolled; a press scrolls to the top. */
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
