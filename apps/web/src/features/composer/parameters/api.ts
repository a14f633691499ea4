import { type DrawOption, type DrawOptions, readDrawOptions } from '@easel/contract/draw-options'
import type { Language } from '@easel/contract/basics'
import type { BotType } from '@easel/contract/drawing'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'

const OPTIONS = 'draw-options'

/** Available options of a bot, labelled in a language, and own named options. */
export const drawOptionsOf = (botType: BotType, language: Language) =>
  queryOptions({
    queryKey: [OPTIONS, botType, language],
    queryFn: ({ signal }) => call(readDrawOptions, { query: { botType }, signal, quiet: true }),
    // Another tab or device may have changed the named options.
    staleTime: 0,
    refetchOnWindowFocus: true,
  })

/** Writes the server's named options into the cache of every language. */
export function putOptions(client: QueryClient, botType: BotType, mine: DrawOption[]): void {
  client.setQueriesData<DrawOptions>({ queryKey: [OPTIONS, botType] }, (known) => known && { ...known, mine })
}
