import { Suspense } from 'react'
import { lazyScreen } from '../../i18n/lazy-screen.tsx'
import { usePictureAddress } from '../../lib/picture-address.ts'

const FeedLightbox = lazyScreen(() => import('./feed-lightbox.tsx').then((part) => part.FeedLightbox))

/** Shows the picture that the address names. The dialog's code comes when first needed. */
export function LightboxDoor({ channelId }: { channelId: string }) {
  const picture = usePictureAddress()
  if (!picture) return null
  return (
    <Suspense fallback={null}>
      <FeedLightbox channelId={channelId} picture={picture} />
    </Suspense>
  )
}
