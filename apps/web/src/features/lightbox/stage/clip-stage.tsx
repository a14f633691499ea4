import type { Task } from '@easel/contract/drawing'
import type { MediaItem } from '@easel/contract/media'
import { laterScreen } from '../../../i18n/lazy-screen.tsx'
import { LazyBoundary } from '../../../ui/lazy-boundary.tsx'
import styles from '../lightbox.module.css'
import own from './clip-stage.module.css'
import { useStageKeys } from './use-stage-keys.ts'
import { type Walking, WalkButtons } from './walk-buttons.tsx'

const ClipPlayer = laterScreen(() => import('../../card/clip/later.ts').then((part) => part.loadClipPlayer()))

const nothing = () => {}

/** A clip in the lightbox; the arrow keys walk, unless its player has the focus. */
export function ClipStage({ task, clip, canWalk, onWalk }: Walking & { task: Task; clip: MediaItem }) {
  useStageKeys({ onWalk, zoom: nothing, fit: nothing })
  return (
    <div className={styles.stage} data-stage>
      <div className={own.room}>
        <LazyBoundary instead={null}>
          <ClipPlayer task={task} clip={clip} place="stage" />
        </LazyBoundary>
      </div>
      <WalkButtons canWalk={canWalk} onWalk={onWalk} />
    </div>
  )
}
