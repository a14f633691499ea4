import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useText } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import type { Picture } from '../draft/rules.ts'
import styles from './picture-dialog.module.css'

interface PictureDialogProps {
  isOpen: boolean
  onClose: () => void
  picture: Picture
  at: number
  onMove: (to: number) => void
}

/** Enlarged base image, with buttons to reorder it without keyboard or drag and drop. */
export function PictureDialog({ isOpen, onClose, picture, at, onMove }: PictureDialogProps) {
  const t = useText()
  const footer = (
    <>
      <Button size="small" onClick={() => onMove(at - 1)}>
        <ArrowLeft size={16} strokeWidth={1.75} aria-hidden />
        {t('composer.moveBefore')}
      </Button>
      <Button size="small" onClick={() => onMove(at + 1)}>
        <ArrowRight size={16} strokeWidth={1.75} aria-hidden />
        {t('composer.moveAfter')}
      </Button>
    </>
  )
  const address = picture.state === 'ready' ? `/api/files/${picture.id}` : picture.address
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('composer.imageTitle', { n: at + 1 })}
      options={{ width: 640, footer }}
    >
      <img className={styles.large} src={address} alt={t('composer.imageTitle', { n: at + 1 })} />
    </Dialog>
  )
}
