import { lazy, Suspense } from 'react'
import { usePictureAddress } from './use-picture-address.ts'

const Lightbox = lazy(() => import('./lightbox.tsx').then(({ Lightbox }) => ({ default: Lightbox })))

/** Shows the picture that the address names. The dialog's code comes when first needed. */
export function LightboxDoor({ channelId }: { channelId: string }) {
  const picture = usePictureAddress()
  if (!picture) return null
  return (
    <Suspense fallback={null}>
      <Lightbox channelId={channelId} picture={picture} />
    </Suspense>
  )
}
