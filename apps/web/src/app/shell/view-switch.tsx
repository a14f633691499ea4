import { useQuery } from '@tanstack/react-query'
import type { LucideIcon } from 'lucide-react'
import Clapperboard from 'lucide-react/icons/clapperboard'
import Images from 'lucide-react/icons/images'
import PenTool from 'lucide-react/icons/pen-tool'
import { Link, useLocation, useSearch } from 'wouter'
import { channelsQuery } from '../../features/channel/api.ts'
import { useCompany } from '../../features/company/api.ts'
import { useText } from '../../i18n/use-text.ts'
import { useIsGalleryView } from '../../lib/view-address.ts'
import segments from '../../ui/segments.module.css'
import { useShowsVideo } from '../use-shows-video.ts'
import { useViewKeys } from './use-view-keys.ts'
import styles from './view-switch.module.css'

/** Switches between feed, gallery and clips, where something makes some; `channelId` undefined: gallery of all own pictures. */
export function ViewSwitch({ channelId }: { channelId: string | undefined }) {
  const t = useText()
  const { draw, gallery, video, view } = useViews(channelId)
  useViewKeys({ draw, gallery, isGallery: view === 'gallery' })
  return (
    <nav className={`${segments.segments} ${styles.views}`} aria-label={t('gallery.view')}>
      <ViewLink to={draw} icon={PenTool} words={t('gallery.draw')} isOpen={view === 'draw'} />
      <ViewLink to={gallery} icon={Images} words={t('gallery.title')} isOpen={view === 'gallery'} />
      {video && <ViewLink to={video} icon={Clapperboard} words={t('drawing.kind.VIDEO')} isOpen={view === 'video'} />}
    </nav>
  )
}

interface ViewLinkProps {
  to: string
  icon: LucideIcon
  words: string
  isOpen: boolean
}

function ViewLink({ to, icon: Icon, words, isOpen }: ViewLinkProps) {
  return (
    <Link href={to} aria-current={isOpen ? 'page' : undefined}>
      <Icon size={16} strokeWidth={1.75} aria-hidden />
      <span>{words}</span>
    </Link>
  )
}

/** Where each view is, and which is open; no `video`: nothing makes clips here. */
function useViews(channelId: string | undefined) {
  const search = useSearch()
  const view = useView()
  const { data: channels } = useQuery({ ...channelsQuery, enabled: false })
  const makesVideo = useCompany()?.media.includes('video')
  const firstId = channelId ?? channels?.[0]?.id
  const gallery = channelId === undefined ? '/gallery' : `/draw/${channelId}?view=gallery`
  if (firstId === undefined) return { view, gallery, draw: '/draw', video: undefined }
  // The link to the current view keeps its filter.
  const kept = view === 'draw' && search !== '' ? `?${search}` : ''
  const video = makesVideo ? `/draw/${firstId}?view=video` : undefined
  return { view, gallery, draw: `/draw/${firstId}${kept}`, video }
}

function useView(): 'draw' | 'gallery' | 'video' {
  const [path] = useLocation()
  const isGallery = useIsGalleryView() || path.startsWith('/gallery')
  const isVideo = useShowsVideo()
  if (isGallery) return 'gallery'
  return isVideo ? 'video' : 'draw'
}
