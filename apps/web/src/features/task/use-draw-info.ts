import { readDrawInfo } from '@easel/contract/draw-options'
import type { Task } from '@easel/contract/drawing'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'

interface Asking {
  enabled?: boolean
  /** Ask again after so many ms; not given: once. */
  refetchInterval?: number
}

/** How things stand with oneself and with what draws; asked anew whenever it is looked at. */
export function useDrawInfo({ channelId, botType }: Pick<Task, 'channelId' | 'botType'>, asking: Asking = {}) {
  return useQuery({
    queryKey: ['draw-info', channelId, botType],
    queryFn: ({ signal }) => call(readDrawInfo, { params: { channelId }, query: { botType }, signal, quiet: true }),
    staleTime: 0,
    ...asking,
  })
}
