import { Suspense } from 'react'
import { lazyScreen } from '../../i18n/lazy-screen.tsx'
import { usePictureAddress } from '../../lib/picture-address.ts'

const FeedLightbox = lazyScreen(() => import('./feed-lightbox.tsx').then((part) => part.FeedLightbox))

/** Opens the picture in the address; the lightbox is loaded on demand. */
export function LightboxDoor({ channelId }: { channelId: string }) {
  const picture = usePictureAddress()
  if (!picture) return null
  return (
    <Suspense fallback={null}>
      <FeedLightbox channelId={channelId} picture={picture} />
    </Suspense>
  )
}
