import { type DrawSettings, readDrawSettings, saveDrawSettings, saveSuffix } from '@easel/contract/draw-settings'
import type { BodyOf } from '@easel/contract/call'
import type { BotType } from '@easel/contract/drawing'
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { callOrKeep } from '../../lib/kept-calls.ts'

export type SettingsChange = BodyOf<typeof saveDrawSettings>

/** One's own settings of a bot; any channel of one's own lets one read them. */
export const drawSettingsOf = (botType: BotType, channelId: string) =>
  queryOptions({
    queryKey: ['draw-settings', botType],
    queryFn: ({ signal }) => call(readDrawSettings, { params: { channelId }, query: { botType }, signal, quiet: true }),
    // Another tab or device may have changed them: they are read anew whenever they are looked at again.
    staleTime: 0,
    refetchOnWindowFocus: true,
  })

/**
 * Change what is given and nothing else; while the line is away it only shows, and is told later.
 *
 * @throws CallError when refused or not answered
 */
export async function keepSettings(client: QueryClient, botType: BotType, change: SettingsChange): Promise<void> {
  const name = `settings:${botType}:${Object.keys(change).sort().join('+')}`
  const saved = await callOrKeep(name, saveDrawSettings, { query: { botType }, body: change })
  if (saved !== 'kept') return putSettings(client, saved)
  const shown = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  client.setQueryData<DrawSettings>(['draw-settings', botType], (known) => known && { ...known, ...shown })
}

let lastSuffix: Promise<unknown> = Promise.resolve()

/** Resolves once no suffix is on its way any more, whether the server took it or not. */
export function suffixesSettled(): Promise<unknown> {
  return lastSuffix
}

export function useSaveSuffix(botType: BotType) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (suffix: string) => {
      // One after the other, so that the last one is what stays.
      const save = lastSuffix.then(() =>
        callOrKeep(`suffix:${botType}`, saveSuffix, { query: { botType }, body: { suffix } }),
      )
      lastSuffix = Promise.allSettled([save])
      return save
    },
    onSuccess: (settings) => settings !== 'kept' && putSettings(client, settings),
  })
}

/** An answer under way may be older than these. */
function putSettings(client: QueryClient, settings: DrawSettings): void {
  const queryKey = ['draw-settings', settings.botType]
  void client.cancelQueries({ queryKey })
  client.setQueryData(queryKey, settings)
}
