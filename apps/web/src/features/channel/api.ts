import { listChannels } from '@easel/contract/channel'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'

/** The channels one is in, oldest first. */
export const channelsQuery = queryOptions({
  queryKey: ['channels'],
  queryFn: ({ signal }) => call(listChannels, { signal, quiet: true }),
})
