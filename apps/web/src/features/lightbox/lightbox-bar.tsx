import type { Task } from '@easel/contract/drawing'
import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import Info from 'lucide-react/icons/info'
import X from 'lucide-react/icons/x'
import { useText } from '../../i18n/use-text.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { fileNameOf } from '../card/tools/rules.ts'
import { type Openable, picturesOf } from '../task/rules.ts'
import { useLike } from '../task/library/use-like.ts'
import { useCopy } from '../../ui/use-copy.ts'
import { LikeButton } from './like-button.tsx'
import styles from './lightbox.module.css'
import type { PanelPlace } from './panel/use-panel.ts'
import type { OpenPicture } from '../../lib/picture-address.ts'

interface LightboxBarProps {
  task: Task
  image: Pick<Openable, 'url' | 'mime'>
  picture: OpenPicture
  panel: PanelPlace
}

/** Picture number, prompt and tools. */
export function LightboxBar({ task, image, picture, panel }: LightboxBarProps) {
  const t = useText()
  const { copy, problem } = useCopy(task.id)
  const like = useLike(task)
  const wrong = [problem, like.problem].filter((one) => one !== '').join(' ')
  const count = picturesOf(task).length
  return (
    <header className={styles.bar}>
      {count > 1 && (
        <span className={styles.count}>
          {picture.index} / {count}
        </span>
      )}
      {/* An error message replaces the prompt, which the panel shows too. */}
      <p className={styles.prompt} data-problem={wrong !== ''}>
        {wrong || task.prompt}
      </p>
      <LikeButton like={like} />
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
      <IconButton
        icon={Info}
        label={t('lightbox.panel')}
        className={styles.info}
        data-key={panel.isPhone ? undefined : 'i'}
        aria-expanded={panel.isShown}
        onClick={panel.toggle}
      />
      <form method="dialog">
        <IconButton type="submit" icon={X} label={t('ui.close')} />
      </form>
    </header>
  )
}
