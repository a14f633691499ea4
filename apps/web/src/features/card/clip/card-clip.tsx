import type { Task } from '@easel/contract/drawing'
import type { MediaItem } from '@easel/contract/media'
import Expand from 'lucide-react/icons/expand'
import { useClipText } from '../../../i18n/clip-words.ts'
import { openPicture } from '../../../lib/picture-address.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { ClipPlayer } from './clip-player.tsx'
import styles from './frame-tools.module.css'

/** The clip in its task's card. */
export function CardClip({ task, clip }: { task: Task; clip: MediaItem }) {
  const t = useClipText()
  return (
    <ClipPlayer task={task} clip={clip} place="card">
      <IconButton
        size="small"
        icon={Expand}
        label={t('clip.open')}
        className={styles.tool}
        data-open-clip
        onClick={() => openPicture(task.id, 1)}
      />
    </ClipPlayer>
  )
}
