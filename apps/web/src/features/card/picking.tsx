import type { Task } from '@easel/contract/drawing'
import { laterScreen } from '../../i18n/lazy-screen.tsx'
import { useText } from '../../i18n/use-text.ts'
import { LazyBoundary } from '../../ui/lazy-boundary.tsx'
import { ratioOf } from '../task/rules.ts'
import styles from './chosen-strip.module.css'

const CancelButton = laterScreen(() => import('./later.ts').then((part) => part.CancelButton))

export const PICK_PX = 112

interface PickingProps {
  /** Number of the picture in the grid, 1 to 4. */
  index: number
  /** Task with the same aspect ratio: itself, or its grid while the server has not accepted it. */
  like: Task
  task?: Task
}

/** Placeholder of a picked picture, with room for its buttons. */
export function Picking({ index, like, task }: PickingProps) {
  const t = useText()
  return (
    <div className={styles.waiting} style={{ height: PICK_PX, width: Math.round(PICK_PX * ratioOf(like)) }}>
      <span>{t('drawing.picking', { index })}</span>
      {task && (
        <LazyBoundary instead={null}>
          <CancelButton task={task} />
        </LazyBoundary>
      )}
    </div>
  )
}
