import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { timelineOf } from '../api.ts'
import { tasksIn } from '../rules.ts'
import { Lightbox } from './lightbox.tsx'
import type { OpenPicture } from './rules.ts'

/** A picture of a channel's feed; one walks among those that are loaded, as they stand there. */
export function FeedLightbox({ channelId, picture }: { channelId: string; picture: OpenPicture }) {
  const { data } = useInfiniteQuery({ ...timelineOf(channelId), enabled: false })
  const tasks = useMemo(() => tasksIn(data?.pages ?? []).toReversed(), [data])
  return <Lightbox tasks={tasks} picture={picture} />
}
