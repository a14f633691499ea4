import { useQuery } from '@tanstack/react-query'
import Images from 'lucide-react/icons/images'
import PenTool from 'lucide-react/icons/pen-tool'
import { Link, useLocation, useSearch } from 'wouter'
import { channelsQuery } from '../../features/channel/api.ts'
import { useText } from '../../i18n/use-text.ts'
import segments from '../../ui/segments.module.css'
import { useViewKeys } from './use-view-keys.ts'
import styles from './view-switch.module.css'

/** Switches between feed and gallery; `channelId` undefined: gallery of all own pictures. */
export function ViewSwitch({ channelId }: { channelId: string | undefined }) {
  const t = useText()
  const [path] = useLocation()
  const { data: channels } = useQuery({ ...channelsQuery, enabled: false })
  const search = useSearch()
  const isGallery = search.includes('view=gallery') || path.startsWith('/gallery')
  const firstId = channelId ?? channels?.[0]?.id
  // The link to the current view keeps its filter.
  const shown = isGallery || search === '' ? '' : `?${search}`
  const draw = firstId === undefined ? '/draw' : `/draw/${firstId}${shown}`
  const gallery = channelId === undefined ? '/gallery' : `/draw/${channelId}?view=gallery`
  useViewKeys({ draw, gallery, isGallery })
  return (
    <nav className={`${segments.segments} ${styles.views}`} aria-label={t('gallery.view')}>
      <Link href={draw} aria-current={isGallery ? undefined : 'page'}>
        <PenTool size={16} strokeWidth={1.75} aria-hidden />
        <span>{t('gallery.draw')}</span>
      </Link>
      <Link href={gallery} aria-current={isGallery ? 'page' : undefined}>
        <Images size={16} strokeWidth={1.75} aria-hidden />
        <span>{t('gallery.title')}</span>
      </Link>
    </nav>
  )
}
