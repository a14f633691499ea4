import type { Task } from '@easel/contract/drawing'
import type { Image } from '@easel/contract/media'
import { Copy, Download, X } from 'lucide-react'
import { useText } from '../../../i18n/use-text.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { picturesOf } from '../rules.ts'
import { useCopy } from '../use-copy.ts'
import styles from './lightbox.module.css'
import { fileNameOf, type OpenPicture } from './rules.ts'

interface LightboxBarProps {
  task: Task
  image: Image
  picture: OpenPicture
}

/** Which picture it is, its prompt, and what one can take along. */
export function LightboxBar({ task, image, picture }: LightboxBarProps) {
  const t = useText()
  const copy = useCopy()
  const count = picturesOf(task).length
  return (
    <header className={styles.bar}>
      {count > 1 && (
        <span className={styles.count}>
          {picture.index} / {count}
        </span>
      )}
      <p className={styles.prompt}>{task.prompt}</p>
      <a
        className={styles.download}
        href={image.url}
        download={fileNameOf(task.prompt, picture, image.mime)}
        data-key="d"
      >
        <Download size={18} strokeWidth={1.75} aria-hidden />
        <span>{t('drawing.download')}</span>
      </a>
      <IconButton icon={Copy} label={t('drawing.copyPrompt')} data-key="c" onClick={() => void copy(task.prompt)} />
      <form method="dialog">
        <IconButton type="submit" icon={X} label={t('ui.close')} />
      </form>
    </header>
  )
}
