import type { Task } from '@easel/contract/drawing'
import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import Heart from 'lucide-react/icons/heart'
import { useText } from '../../../i18n/use-text.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useDownload } from '../use-download.ts'
import { useLike } from '../../task/library/use-like.ts'
import { ProblemLine } from '../../../ui/problem-line.tsx'
import { useCopy } from '../../../ui/use-copy.ts'
import styles from './wall-tools.module.css'

interface WallToolboxProps {
  task: Task
  /** Whether its buttons are shown; results of earlier presses are reported in any case. */
  isShown: boolean
  /** A button was pressed, so a result may follow. */
  onUse: () => void
}

/** Actions on a picture of the wall, with the errors of the last attempts. */
export function WallToolbox({ task, isShown, onUse }: WallToolboxProps) {
  const t = useText()
  const { copy, problem } = useCopy()
  const download = useDownload()
  const like = useLike(task)

  function handleLike() {
    onUse()
    like.toggle()
  }

  function handleCopy() {
    onUse()
    void copy(task.prompt)
  }

  function handleDownload() {
    onUse()
    if (download.bytes === null) download.start([task.id])
  }

  return (
    <>
      {isShown && (
        <div className={styles.tools}>
          <IconButton
            size="small"
            icon={Heart}
            label={t('drawing.act.like')}
            className={like.isLiked ? styles.liked : undefined}
            tabIndex={-1}
            onClick={handleLike}
          />
          <IconButton size="small" icon={Copy} label={t('drawing.copyPrompt')} tabIndex={-1} onClick={handleCopy} />
          <IconButton
            size="small"
            icon={Download}
            label={t('drawing.download')}
            tabIndex={-1}
            aria-busy={download.bytes !== null || undefined}
            onClick={handleDownload}
          />
        </div>
      )}
      <ProblemLine problems={[like.problem, problem, download.hasFailed ? t('gallery.zipFailed') : '']} />
    </>
  )
}
