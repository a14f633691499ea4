import type { Task } from '@easel/contract/drawing'
import MessageSquare from 'lucide-react/icons/message-square'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { lazyScreen } from '../../i18n/lazy-screen.tsx'
import { useText } from '../../i18n/use-text.ts'
import { openPicture } from '../../lib/picture-address.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { LazyBoundary } from '../../ui/lazy-boundary.tsx'
import { isRunning, picturesOf } from '../task/rules.ts'
import { movePick } from './store.ts'
import { CardFoot } from './card-foot.tsx'
import styles from './chosen-strip.module.css'
import { PICK_PX, Picking } from './picking.tsx'
import { altOf } from './rules.ts'
import { useThumbhash } from './use-thumbhash.ts'

const PickHeart = lazyScreen(() => import('./later.ts').then((part) => part.PickHeart))
const PictureTools = lazyScreen(() => import('./later.ts').then((part) => part.PictureTools))

interface ChosenPictureProps {
  task: Task
  /** Whether its action buttons are shown. */
  isShown: boolean
  onToggle: () => void
}

/** A picture picked (upscaled) from a grid, shown inside the grid's card. */
export function ChosenPicture({ task, isShown, onToggle }: ChosenPictureProps) {
  const t = useText()
  const [picture] = picturesOf(task)
  const index = task.index ?? 1
  const blurred = useThumbhash(picture?.thumbhash)
  const name = t('drawing.pick', { index })
  if (task.status === 'FAILURE') return <CardFoot task={task} />
  if (isRunning(task) || !picture) return <Picking index={index} like={task} task={task} />
  const width = Math.round((PICK_PX * picture.width) / picture.height)
  return (
    <div className={styles.chosen}>
      <div className={styles.picture}>
        <button
          type="button"
          className={styles.open}
          data-picture-id={picture.id}
          draggable
          aria-label={t('drawing.openPick', { index })}
          onClick={() => openPicture(task.id, 1)}
        >
          <img
            src={`${picture.url}?w=320`}
            alt={t('drawing.pictureOf', { prompt: altOf(task.prompt), index, count: 4 })}
            width={width}
            height={PICK_PX}
            loading="lazy"
            decoding="async"
            style={blurred === undefined ? {} : { backgroundImage: `url(${blurred})` }}
          />
        </button>
        <LazyBoundary instead={null}>
          <PictureTools task={task} />
        </LazyBoundary>
      </div>
      <span className={styles.caption}>
        {name}
        <span className={styles.tools}>
          <LazyBoundary instead={null}>
            <PickHeart task={task} />
          </LazyBoundary>
          {task.buttons.length > 0 && (
            <IconButton
              size="small"
              icon={SlidersHorizontal}
              label={t('drawing.pickActs', { index })}
              aria-expanded={isShown}
              onClick={onToggle}
            />
          )}
          <IconButton
            size="small"
            icon={MessageSquare}
            label={t('drawing.asMessage')}
            onClick={() => movePick(task.id)}
          />
        </span>
      </span>
    </div>
  )
}
