import { useText } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { CutThread } from '../../ui/drawings/cut-thread.tsx'
import { LostPath } from '../../ui/drawings/lost-path.tsx'
import { StateNote } from '../../ui/state-note.tsx'
import styles from './no-picture.module.css'

interface NoPictureProps {
  /** It was loaded before and has been deleted. */
  isGone: boolean
  onClose: () => void
}

/** Shown when the picture in the address does not exist. */
export function NoPicture({ isGone, onClose }: NoPictureProps) {
  const t = useText()
  return (
    <div className={styles.stage} data-theme="dark">
      <StateNote
        drawing={isGone ? <CutThread /> : <LostPath />}
        words={isGone ? t('lightbox.gone') : t('drawing.pictureMissing')}
        isAlert
      >
        <Button onClick={onClose}>{t('ui.close')}</Button>
      </StateNote>
    </div>
  )
}
