import { readDrawOptions } from '@easel/contract/draw-options'
import type { BotType } from '@easel/contract/drawing'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'

/** A person's own `--name`s for a bot. Without them there is just less to complete. */
export const drawOptionsOf = (botType: BotType) =>
  queryOptions({
    queryKey: ['draw-options', botType],
    queryFn: ({ signal }) => call(readDrawOptions, { query: { botType }, signal, quiet: true }),
    select: ({ mine }) => mine,
    retry: false,
    staleTime: 60_000,
  })
