import { Suspense, useEffect } from 'react'
import { lazyScreen } from '../../i18n/lazy-screen.tsx'
import { usePictureAddress } from '../../lib/picture-address.ts'
import type { Gallery } from './use-gallery.ts'

const WallLightbox = lazyScreen(() => import('../lightbox/wall-lightbox.tsx').then((part) => part.WallLightbox))

/** The next page is requested this many tasks before the last loaded one. */
const AHEAD = 12

/** Lightbox of the picture in the address; walks through the wall's order. */
export function GalleryLightbox({ gallery }: { gallery: Gallery }) {
  const picture = usePictureAddress()
  const { tasks, status, hasMore, isFetching, hasFailed, loadMore } = gallery
  const at = tasks.findIndex(({ id }) => id === picture?.taskId)
  const isNearEnd = at >= 0 && at > tasks.length - AHEAD && hasMore && !isFetching && !hasFailed
  useEffect(() => {
    if (isNearEnd) loadMore()
  }, [isNearEnd, loadMore])
  if (!picture) return null
  return (
    <Suspense fallback={null}>
      <WallLightbox tasks={status === 'pending' ? undefined : tasks} picture={picture} />
    </Suspense>
  )
}
