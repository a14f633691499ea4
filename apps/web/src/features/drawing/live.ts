import type { ChatItem } from '@easel/contract/chat'
import type { ServerFrame } from '@easel/contract/live'
import type { QueryClient } from '@tanstack/react-query'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { openSocket } from '../../lib/socket.ts'
import { putItems, timelineOf } from './api.ts'
import { itemOf, newerItem } from './rules.ts'
import { type Preview, putPreviews } from './store.ts'

/** Hear what is said and drawn in a channel while the calling component stands. */
export function useTimelineFrames(channelId: string): void {
  const client = useQueryClient()
  useEffect(() => {
    const socket = openSocket()
    const inbox = openInbox(client)
    let isFirst = true
    const stopHearing = socket.onFrame((frame) => {
      inbox.take(frame)
      if (frame.t !== 'subbed' || frame.channelId !== channelId || !isFirst) return
      isFirst = false
      void readAgain(client, channelId)
    })
    const unsubscribe = socket.subscribe(channelId)
    return () => {
      unsubscribe()
      stopHearing()
      inbox.close()
    }
  }, [client, channelId])
}

/** Collects frames and applies them once per painted frame, so that a burst costs one drawing of the feed. */
export function openInbox(client: QueryClient): { take(frame: ServerFrame): void; close(): void } {
  let items = new Map<string, ChatItem>()
  let previews = new Map<string, Preview>()
  let request: number | undefined

  function apply(): void {
    const [changed, pushed] = [[...items.values()], previews]
    items = new Map()
    previews = new Map()
    request = undefined
    if (changed.length > 0) putForGood(client, changed)
    if (pushed.size > 0) putPreviews(pushed)
  }

  function put(item: ChatItem): void {
    const known = items.get(item.id)
    items.set(item.id, known ? newerItem(known, item) : item)
  }

  function take(frame: ServerFrame): void {
    if (frame.t === 'reload') void readAgain(client, frame.channelId)
    else if (frame.t === 'task') put(itemOf(frame.task))
    else if (frame.t === 'chat') put(frame.item)
    else if (frame.t === 'preview') previews.set(frame.taskId, further(previews.get(frame.taskId), frame))
    else return
    request ??= requestAnimationFrame(apply)
  }

  return { take, close: () => request !== undefined && cancelAnimationFrame(request) }
}

/** An answer under way may have been given before these came about; then they are put again once it is there. */
function putForGood(client: QueryClient, changed: ChatItem[]): void {
  putItems(client, changed)
  if (client.isFetching(TIMELINES) > 0) void awaitAnswers(client, TIMELINES).then(() => putItems(client, changed))
}

/**
 * Read a channel anew; null means every channel. An answer under way may be older than the socket's first frame, so it
 * is awaited and asked again, not trusted.
 */
async function readAgain(client: QueryClient, channelId: string | null): Promise<void> {
  const filter = channelId === null ? TIMELINES : { queryKey: timelineOf(channelId).queryKey }
  if (client.isFetching(filter) > 0) await awaitAnswers(client, filter)
  await client.invalidateQueries(filter)
}

const TIMELINES = { queryKey: ['timeline'] }

/** Asks nothing anew of those that are being asked. */
function awaitAnswers(client: QueryClient, filter: { queryKey: readonly string[] }): Promise<void> {
  return client.refetchQueries({ ...filter, fetchStatus: 'fetching' }, { cancelRefetch: false })
}

function further(known: Preview | undefined, { progress, url }: Preview): Preview {
  return known && known.progress >= progress ? known : { progress, url }
}
