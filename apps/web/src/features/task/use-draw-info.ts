import { readDrawInfo } from '@easel/contract/draw-options'
import type { Task } from '@easel/contract/drawing'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'

interface Asking {
  enabled?: boolean
  /** Polling interval in ms; undefined: no polling. */
  refetchInterval?: number
}

/** Own status and that of the engines; refetched whenever shown. */
export function useDrawInfo({ channelId, botType }: Pick<Task, 'channelId' | 'botType'>, asking: Asking = {}) {
  return useQuery({
    queryKey: ['draw-info', channelId, botType],
    queryFn: ({ signal }) => call(readDrawInfo, { params: { channelId }, query: { botType }, signal, quiet: true }),
    staleTime: 0,
    ...asking,
  })
}
