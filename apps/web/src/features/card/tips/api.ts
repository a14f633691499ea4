import { readQuote } from '@easel/contract/quote'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'

const FRESH_MS = 60_000

/** Price of pressing a button, for the reader, now. */
export const quoteOf = (channelId: string, taskId: string, customId: string) =>
  queryOptions({
    queryKey: ['press-quote', taskId, customId],
    queryFn: ({ signal }) =>
      call(readQuote, { params: { channelId }, body: { taskId, customId }, signal, quiet: true }),
    staleTime: FRESH_MS,
    retry: false,
  })
