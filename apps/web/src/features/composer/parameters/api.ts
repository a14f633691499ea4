import { type DrawOption, type DrawOptions, readDrawOptions } from '@easel/contract/draw-options'
import type { Language } from '@easel/contract/basics'
import type { BotType } from '@easel/contract/drawing'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'

const OPTIONS = 'draw-options'

/** What can be chosen for a bot, in words of a language, and one's own named options. */
export const drawOptionsOf = (botType: BotType, language: Language) =>
  queryOptions({
    queryKey: [OPTIONS, botType, language],
    queryFn: ({ signal }) => call(readDrawOptions, { query: { botType }, signal, quiet: true }),
    // Another tab or device may have changed one's own.
    staleTime: 0,
    refetchOnWindowFocus: true,
  })

/** One's own options as the server has them now, whatever language they were asked in. */
export function putOptions(client: QueryClient, botType: BotType, mine: DrawOption[]): void {
  client.setQueriesData<DrawOptions>({ queryKey: [OPTIONS, botType] }, (known) => known && { ...known, mine })
}
