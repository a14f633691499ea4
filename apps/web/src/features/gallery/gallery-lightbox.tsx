import { Suspense, useEffect } from 'react'
import { lazyScreen } from '../../i18n/lazy-screen.tsx'
import { usePictureAddress } from '../../lib/picture-address.ts'
import type { Gallery } from './use-gallery.ts'

const WallLightbox = lazyScreen(() => import('../lightbox/wall-lightbox.tsx').then((part) => part.WallLightbox))

/** So many tasks before the last one that is loaded the next page is asked for. */
const AHEAD = 12

/** The picture that the address names; one walks along the wall. */
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
