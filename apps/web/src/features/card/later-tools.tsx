import type { Task } from '@easel/contract/drawing'
import { laterScreen } from '../../i18n/lazy-screen.tsx'
import { Later } from '../../ui/later.tsx'
import styles from './later-tools.module.css'

const CardTools = laterScreen(() => import('./tools/card-tools.tsx').then((part) => part.CardTools))

/** A card's tools, whose code comes when the first card is shown; on touch screens they have their room from the start. */
export function LaterTools({ task }: { task: Task }) {
  return (
    <div className={styles.tools}>
      <Later instead={null}>
        <CardTools task={task} />
      </Later>
    </div>
  )
}
