import { usePageTitle } from '../../features/company/use-company-head.ts'
import { loadClipWords } from '../../i18n/clip-words.ts'
import { useText } from '../../i18n/use-text.ts'
import { VideoScreen } from '../drawing/video-screen.tsx'

/** The video tab of a channel. */
export function VideoPage({ channelId }: { channelId: string }) {
  const t = useText()
  usePageTitle(t('drawing.kind.VIDEO'))
  return <VideoScreen key={channelId} channelId={channelId} />
}

export async function loadVideoPage() {
  await loadClipWords()
  return VideoPage
}
