import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { openSocket } from '../../lib/socket.ts'
import { channelsQuery } from '../channel/api.ts'
import { putIntoGalleries } from './api.ts'
import type { Scope } from './rules.ts'

/** While mounted, applies frames about finished and deleted tasks: of the channel, or of all own channels. */
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
