import type { QueryClient } from '@tanstack/react-query'
import { channelsQuery } from '../../features/channel/api.ts'
import { timelineOf } from '../../features/task/api.ts'
import { Shell } from '../shell/shell.tsx'
import { DrawPage } from './draw-page.tsx'

/** The app frame and the drawing screen of a channel, in one chunk. */
export function DrawScreen({ channelId }: { channelId: string | undefined }) {
  return (
    <Shell channelId={channelId}>
      <DrawPage channelId={channelId} />
    </Shell>
  )
}

/** Seeds the query cache with the responses that the boot script requested early. */
export function readAhead(client: QueryClient, channelId: string | undefined): Promise<unknown> {
  const channels = client.prefetchQuery(channelsQuery)
  return Promise.all([channels, channelId && client.prefetchInfiniteQuery(timelineOf(channelId))])
}
