import { usePageTitle } from '../../features/company/use-company-head.ts'
import { Gallery } from '../../features/gallery/gallery.tsx'
import { useText } from '../../i18n/use-text.ts'

/** Gallery of a channel; with `channelId` null, of all own pictures. */
export function GalleryPage({ channelId }: { channelId: string | null }) {
  const t = useText()
  usePageTitle(t('gallery.title'))
  return <Gallery channelId={channelId} />
}
