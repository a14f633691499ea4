import { usePageTitle } from '../../features/company/use-company-head.ts'
import { Gallery } from '../../features/gallery/gallery.tsx'
import { useText } from '../../i18n/use-text.ts'

/** Pictures instead of the feed: a channel's, or with null one's own from everywhere. */
export function GalleryPage({ channelId }: { channelId: string | null }) {
  const t = useText()
  usePageTitle(t('gallery.title'))
  return <Gallery channelId={channelId} />
}
