import type { QueryClient } from '@tanstack/react-query'
import { channelsQuery } from '../../features/channel/api.ts'
import { timelineOf } from '../../features/task/api.ts'
import { Shell } from '../shell/shell.tsx'
import { DrawPage } from './draw-page.tsx'

/** The frame with a channel's drawing screen in it; loaded as one. */
export function DrawScreen({ channelId }: { channelId: string | undefined }) {
  return (
    <Shell channelId={channelId}>
      <DrawPage channelId={channelId} />
    </Shell>
  )
}

/** Have what the screen shows first, where it looks for it. */
export function readAhead(client: QueryClient, channelId: string | undefined): Promise<unknown> {
  const channels = client.prefetchQuery(channelsQuery)
  return Promise.all([channels, channelId && client.prefetchInfiniteQuery(timelineOf(channelId))])
}
