import type { ServerFrame } from '@easel/contract/live'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { putUserOfFrame } from '../features/account/live.ts'
import { putChannel, putUnread, readChannels } from '../features/channel/api.ts'
import { dropChannel, refreshChannels } from '../features/channel/live.ts'
import { refreshCompany } from '../features/company/api.ts'
import { clearTimeline } from '../features/task/api.ts'
import { afterFirstView } from '../lib/first-view.ts'
import { openSocket } from '../lib/socket.ts'

/** Keeps the socket connected while the app frame is mounted, and writes its frames into the query cache. */
export function useLive(): void {
  const client = useQueryClient()
  useEffect(() => {
    const socket = openSocket()
    const forget = socket.onFrame((frame) => receive(client, frame))
    // What was said meanwhile is not kept.
    const unwatch = socket.useConnection.subscribe((_, before) => {
      if (before.connection === 'lost') refreshCompany(client)
    })
    let isWanted = true
    void Promise.resolve(afterFirstView()).then(() => isWanted && socket.start())
    return () => {
      isWanted = false
      forget()
      unwatch()
      socket.stop()
    }
  }, [client])
}

/** Frames that concern more than one screen; frames about tasks of a channel are handled by the drawing screen. */
function receive(client: QueryClient, frame: ServerFrame): void {
  if (frame.t === 'user') putUserOfFrame(client, frame.user)
  if (frame.t === 'channel') putChannel(client, frame.channel)
  if (frame.t === 'channel.gone') dropChannel(client, frame.channelId)
  if (frame.t === 'unread') putUnread(client, frame)
  if (frame.t === 'cleared') clearTimeline(client, frame.channelId, frame.upTo)
  if (frame.t === 'liked' || frame.t === 'task.gone') takeLater(client, frame)
  if (frame.t === 'company') refreshCompany(client)
  if (frame.t === 'subbed') refreshChannels(client)
  if (frame.t === 'reload') readChannels(client)
}

/** The handlers of these frames are loaded with the first such frame. If that chunk fails to load, all queries are refetched. */
function takeLater(client: QueryClient, frame: Extract<ServerFrame, { t: 'liked' | 'task.gone' }>): void {
  import('../features/task/library/live.ts').then(
    ({ takeLibraryFrame }) => takeLibraryFrame(client, frame),
    () => client.invalidateQueries(),
  )
}
