import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { useLocation } from 'wouter'
import { channelsQuery } from '../../features/channel/api.ts'
import { useCurrentChannel } from '../../features/channel/use-current-channel.ts'
import { usePageTitle } from '../../features/company/use-company-head.ts'
import { DrawingScreen, DrawingSkeleton, WallSkeleton } from '../drawing/drawing-screen.tsx'
import { laterScreen, lazyScreen } from '../../i18n/lazy-screen.tsx'
import { text } from '../../i18n/text.ts'
import { ChatPartsContext } from '../../features/card/feed/use-chat-parts.ts'
import { readAddress } from '../../lib/picture-address.ts'
import { useIsGalleryView } from '../../lib/view-address.ts'
import { useShowsVideo } from '../use-shows-video.ts'
import { toast } from '../../ui/toast.ts'
import { MembersDoor } from '../shell/members-door.tsx'

const parts = () => import('./talk-parts.tsx')
const TALK = {
  Message: lazyScreen(() => parts().then(({ Message }) => Message)),
  ReadMark: laterScreen(() => parts().then(({ ReadMark }) => ReadMark)),
  Typing: laterScreen(() => parts().then(({ Typing }) => Typing)),
}
const GalleryPage = lazyScreen(() => import('./gallery-page.tsx').then((page) => page.GalleryPage))
const VideoPage = lazyScreen(() => import('./video-page.tsx').then((page) => page.loadVideoPage()))
const NoList = lazyScreen(() => import('../../features/channel/acts/no-list.tsx').then((part) => part.NoList))
const ChannelAnswer = lazyScreen(() => import('./channel-answer.tsx').then((part) => part.ChannelAnswer))

/** Feed or gallery of the channel in the address, else of the first channel; or the gallery of all own pictures. */
export function DrawPage({ channelId }: { channelId: string | undefined }) {
  const { isError, refetch } = useQuery(channelsQuery)
  const { channels, current, gone } = useCurrentChannel(channelId)
  useOwnAddress(channelId, current?.id)
  const [path] = useLocation()
  const isOwn = path.startsWith('/gallery')
  const isGallery = useIsGalleryView()
  const isVideo = useShowsVideo()
  if (isOwn) {
    return (
      <Suspense fallback={<WallSkeleton />}>
        <GalleryPage channelId={null} />
      </Suspense>
    )
  }
  if (current) {
    return (
      <ChatPartsContext value={TALK}>
        {current.title && <NamedPage title={current.title} />}
        {isGallery || isVideo ? (
          <Suspense fallback={<WallSkeleton />}>
            {isVideo ? <VideoPage channelId={current.id} /> : <GalleryPage channelId={current.id} />}
          </Suspense>
        ) : (
          <DrawingScreen key={current.id} channelId={current.id} />
        )}
        <MembersDoor channelId={current.id} />
      </ChatPartsContext>
    )
  }
  if (channels) {
    return (
      <Suspense>
        <ChannelAnswer gone={gone} next={channels[0]} isWanted={channelId !== undefined && path.startsWith('/draw')} />
      </Suspense>
    )
  }
  if (!isError) return <DrawingSkeleton />
  // Repeated here, because on phones the sidebar, which also shows it, is hidden.
  return (
    <Suspense>
      <NoList onRetry={refetch} />
    </Suspense>
  )
}

/** Sets the page title. A channel without a title keeps the company's. */
function NamedPage({ title }: { title: string }) {
  usePageTitle(title)
  return null
}

/** Replaces the address by that of the channel shown. /chat and /gallery keep theirs until a channel is chosen. */
function useOwnAddress(wantedId: string | undefined, shownId: string | undefined) {
  const [path, navigate] = useLocation()
  useEffect(() => {
    if (shownId === undefined || shownId === wantedId || !path.startsWith('/draw')) return
    // Over the channel shown instead, a picture that is in the address and not open to them says so itself.
    if (wantedId !== undefined && !readAddress(location.search)) toast(text('channel.gone'), 'warning')
    navigate(`/draw/${shownId}${location.search}`, { replace: true })
  }, [wantedId, shownId, path, navigate])
}
