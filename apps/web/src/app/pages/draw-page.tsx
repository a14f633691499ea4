import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { channelsQuery } from '../../features/channel/api.ts'
import { pickChannel } from '../../features/channel/rules.ts'
import { DrawingScreen } from '../../features/drawing/drawing-screen.tsx'
import { text } from '../../i18n/text.ts'
import { useText } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import styles from './draw-page.module.css'

/** The drawing screen of the channel that the address names, else of the first one. */
export function DrawPage({ channelId }: { channelId: string | undefined }) {
  const t = useText()
  const { data: channels, isError, refetch } = useQuery(channelsQuery)
  const current = pickChannel(channels ?? [], channelId)
  useOwnAddress(channelId, current?.id)
  if (current) return <DrawingScreen key={current.id} channelId={current.id} />
  if (channels) return <p className={styles.note}>{t('channel.none')}</p>
  if (!isError) return null
  // Said here too: on a phone the sidebar, which says it first, is out of sight.
  return (
    <div className={styles.note}>
      <p>{t('channel.listFailed')}</p>
      <Button onClick={() => refetch()}>{t('ui.retry')}</Button>
    </div>
  )
}

/** Write the channel that is shown into the address; /chat keeps its own until a channel is chosen. */
function useOwnAddress(wantedId: string | undefined, shownId: string | undefined) {
  const [path, navigate] = useLocation()
  useEffect(() => {
    if (shownId === undefined || shownId === wantedId || path.startsWith('/chat')) return
    if (wantedId !== undefined) toast(text('channel.gone'), 'warning')
    navigate(`/draw/${shownId}${location.search}`, { replace: true })
  }, [wantedId, shownId, path, navigate])
}
