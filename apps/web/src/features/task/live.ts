import type { ChatItem } from '@easel/contract/chat'
import type { ServerFrame } from '@easel/contract/live'
import type { QueryClient } from '@tanstack/react-query'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { openSocket } from '../../lib/socket.ts'
import { putItems, timelineOf } from './api.ts'
import { itemOf, newerItem } from './rules.ts'
import { type Preview, putPreviews } from './store.ts'

/**
 * Applies frames about a channel's items while the calling component is mounted: from the sequence number of the response that
 * was just loaded, else from now on, followed by a refetch.
 */
export function useTimelineFrames(channelId: string): void {
  const client = useQueryClient()
  useEffect(() => {
    const inbox = openFrameBatcher(client)
    let isToRead = false
    const stopHearing = openSocket().onFrame((frame) => {
      inbox.take(frame)
      if (frame.t !== 'subbed' || frame.channelId !== channelId || !isToRead) return
      isToRead = false
      void readAgain(client, channelId)
    })
    let unsubscribe: (() => void) | undefined
    let isOver = false
    void findSeq(client, channelId).then((seq) => {
      if (isOver) return
      isToRead = seq === undefined
      unsubscribe = openSocket().subscribe(channelId, seq)
    })
    return () => {
      isOver = true
      unsubscribe?.()
      stopHearing()
      inbox.close()
    }
  }, [client, channelId])
}

/** Sequence number of the loaded response; undefined when the data is older, except while the page opens. */
async function findSeq(client: QueryClient, channelId: string): Promise<number | undefined> {
  const { queryKey } = timelineOf(channelId)
  const isOpening = openSocket().useConnection.getState().connection === 'connecting'
  if (!isOpening && client.isFetching({ queryKey, exact: true }) === 0) return undefined
  await awaitAnswers(client, { queryKey })
  return client.getQueryData(queryKey)?.pages[0]?.seq
}

/** Batches frames and applies them once per animation frame, so that a burst causes one render. */
export function openFrameBatcher(client: QueryClient): { take(frame: ServerFrame): void; close(): void } {
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

/** A response under way may predate these changes, so they are applied again after it. */
function putForGood(client: QueryClient, changed: ChatItem[]): void {
  putItems(client, changed)
  if (client.isFetching(TIMELINES) > 0) void awaitAnswers(client, TIMELINES).then(() => putItems(client, changed))
}

/**
 * Refetches a channel, or every channel with null. A response under way may predate the first frame, so it is awaited and then
 * requested again.
 */
async function readAgain(client: QueryClient, channelId: string | null): Promise<void> {
  const filter = channelId === null ? TIMELINES : { queryKey: timelineOf(channelId).queryKey }
  if (client.isFetching(filter) > 0) await awaitAnswers(client, filter)
  await client.invalidateQueries(filter)
}

const TIMELINES = { queryKey: ['timeline'] }

/** Waits for the requests under way without starting any. */
function awaitAnswers(client: QueryClient, filter: { queryKey: readonly string[] }): Promise<void> {
  return client.refetchQueries({ ...filter, fetchStatus: 'fetching' }, { cancelRefetch: false })
}

function further(known: Preview | undefined, { progress, url }: Preview): Preview {
  return known && known.progress > progress ? known : { progress, url }
}
