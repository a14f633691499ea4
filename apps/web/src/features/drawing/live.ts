import type { Task } from '@easel/contract/drawing'
import type { ServerFrame } from '@easel/contract/live'
import type { QueryClient } from '@tanstack/react-query'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { openSocket } from '../../lib/socket.ts'
import { putTasks, tasksOf } from './api.ts'
import { newerTask } from './rules.ts'
import { type Preview, putPreviews } from './store.ts'

/** Hear of a channel's tasks while the calling component stands. */
export function useTaskFrames(channelId: string): void {
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
  let tasks = new Map<string, Task>()
  let previews = new Map<string, Preview>()
  let request: number | undefined

  function apply(): void {
    const [changed, pushed] = [[...tasks.values()], previews]
    tasks = new Map()
    previews = new Map()
    request = undefined
    if (changed.length > 0) putTasks(client, changed)
    if (pushed.size > 0) putPreviews(pushed)
  }

  function take(frame: ServerFrame): void {
    if (frame.t === 'reload') void readAgain(client, frame.channelId)
    else if (frame.t === 'task') tasks.set(frame.task.id, newest(tasks.get(frame.task.id), frame.task))
    else if (frame.t === 'preview') previews.set(frame.taskId, further(previews.get(frame.taskId), frame))
    else return
    request ??= requestAnimationFrame(apply)
  }

  return { take, close: () => request !== undefined && cancelAnimationFrame(request) }
}

/**
 * Read a channel's tasks anew; null means every channel. An answer under way may be older than the socket's first frame,
 * so it is awaited and asked again, not trusted.
 */
async function readAgain(client: QueryClient, channelId: string | null): Promise<void> {
  const queryKey = channelId === null ? ['tasks'] : tasksOf(channelId).queryKey
  if (client.isFetching({ queryKey }) > 0) await client.refetchQueries({ queryKey }, { cancelRefetch: false })
  await client.invalidateQueries({ queryKey })
}

function newest(known: Task | undefined, task: Task): Task {
  return known ? newerTask(known, task) : task
}

function further(known: Preview | undefined, { progress, url }: Preview): Preview {
  return known && known.progress >= progress ? known : { progress, url }
}
