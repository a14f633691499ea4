import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { openSocket } from '../../lib/socket.ts'
import { channelsQuery } from '../channel/api.ts'
import { putIntoGalleries } from './api.ts'
import type { Scope } from './rules.ts'

/** Hear what is finished or deleted while the calling component stands: in the channel, or in all of one's channels. */
export function useGalleryFrames(scope: Scope): void {
  const client = useQueryClient()
  const { data: channels = [] } = useQuery({ ...channelsQuery, enabled: false })
  useEffect(
    () =>
      openSocket().onFrame((frame) => {
        if (frame.t === 'task' && frame.task.status === 'SUCCESS') putIntoGalleries(client, frame.task)
      }),
    [client],
  )
  const wanted = scope.kind === 'channel' ? scope.channelId : channels.map(({ id }) => id).join()
  useEffect(() => {
    const ids = wanted.split(',').filter((id) => id !== '')
    const endings = ids.map((id) => openSocket().subscribe(id))
    return () => {
      for (const end of endings) end()
    }
  }, [wanted])
}
