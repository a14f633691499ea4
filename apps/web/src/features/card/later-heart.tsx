import type { Task } from '@easel/contract/drawing'
import { lazyScreen } from '../../i18n/lazy-screen.tsx'
import { Later } from '../../ui/later.tsx'

const PickHeart = lazyScreen(() => import('./tools/pick-heart.tsx').then((part) => part.PickHeart))

/** The heart of a picked picture, which comes with the tools of the first card. */
export function LaterHeart({ task }: { task: Task }) {
  return (
    <Later instead={null}>
      <PickHeart task={task} />
    </Later>
  )
}
