import { lazyScreen } from '../../i18n/lazy-screen.tsx'
import { Later } from '../../ui/later.tsx'

const PictureRow = lazyScreen(() => import('./picture-row.tsx').then((part) => part.PictureRow))

/** The pictures that a drawing starts from, by id; nothing when it starts from none. */
export function BasePictures({ ids }: { ids: readonly string[] }) {
  if (ids.length === 0) return null
  return (
    <Later instead={null}>
      <PictureRow ids={ids} />
    </Later>
  )
}
