import { readDrawInfo } from '@easel/contract/draw-options'
import type { BotType } from '@easel/contract/drawing'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'

/** How things stand with oneself and with what draws; asked anew whenever it is looked at. */
export const drawInfoOf = (channelId: string, botType: BotType) =>
  queryOptions({
    queryKey: ['draw-info', channelId, botType],
    queryFn: ({ signal }) => call(readDrawInfo, { params: { channelId }, query: { botType }, signal, quiet: true }),
    staleTime: 0,
  })
