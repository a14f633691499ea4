import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSession } from '../account/api.ts'
import { timelineOf } from '../task/api.ts'
import { filteredFeedOf } from '../card/feed/filter/api.ts'
import { isFiltering } from '../card/feed/filter/rules.ts'
import { useFilter } from '../card/feed/filter/use-filter.ts'
import { tasksIn } from '../task/rules.ts'
import { Lightbox } from './lightbox.tsx'
import { ComposerChannelContext } from './panel/use-composer-channel.ts'
import type { OpenPicture } from '../../lib/picture-address.ts'

/** Lightbox over a feed; walks through the loaded pictures in the feed's order. */
export function FeedLightbox({ channelId, picture }: { channelId: string; picture: OpenPicture }) {
  const filter = useFilter()
  const userId = useSession()?.id ?? ''
  const whole = useInfiniteQuery({ ...timelineOf(channelId), enabled: false })
  const part = useInfiniteQuery({ ...filteredFeedOf({ channelId, filter, userId }), enabled: false })
  const { data, isError } = isFiltering(filter) ? part : whole
  const tasks = useMemo(() => tasksIn(data?.pages ?? []).toReversed(), [data])
  return (
    <ComposerChannelContext value={channelId}>
      <Lightbox tasks={data || isError ? tasks : undefined} picture={picture} />
    </ComposerChannelContext>
  )
}
