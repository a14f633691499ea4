import { type DrawSettings, readDrawSettings, saveDrawSettings, saveSuffix } from '@easel/contract/draw-settings'
import type { BodyOf } from '@easel/contract/call'
import type { BotType } from '@easel/contract/drawing'
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { callOrQueue } from '../../lib/offline-queue.ts'

export type SettingsChange = BodyOf<typeof saveDrawSettings>

/** Own settings of a bot. `channelId` may be any own channel. */
export const drawSettingsOf = (botType: BotType, channelId: string) =>
  queryOptions({
    queryKey: ['draw-settings', botType],
    queryFn: ({ signal }) => call(readDrawSettings, { params: { channelId }, query: { botType }, signal, quiet: true }),
    // Refetched when shown again, because another tab or device may have changed them.
    staleTime: 0,
    refetchOnWindowFocus: true,
  })

/**
 * Changes only the given settings. While offline, the change is applied locally and sent later.
 * @throws CallError when refused or not answered
 */
export async function saveSettings(client: QueryClient, botType: BotType, change: SettingsChange): Promise<void> {
  const name = `settings:${botType}:${Object.keys(change).sort().join('+')}`
  const saved = await callOrQueue(name, saveDrawSettings, { query: { botType }, body: change })
  if (saved !== 'kept') return putSettings(client, saved)
  const shown = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  client.setQueryData<DrawSettings>(['draw-settings', botType], (known) => known && { ...known, ...shown })
}

let lastSuffix: Promise<unknown> = Promise.resolve()

/** Resolves when no suffix is being saved any more, whether successful or not. */
export function whenSuffixesSaved(): Promise<unknown> {
  return lastSuffix
}

export function useSaveSuffix(botType: BotType) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (suffix: string) => {
      // Serialized, so that the last change wins.
      const save = lastSuffix.then(() =>
        callOrQueue(`suffix:${botType}`, saveSuffix, { query: { botType }, body: { suffix } }),
      )
      lastSuffix = Promise.allSettled([save])
      return save
    },
    onSuccess: (settings) => settings !== 'kept' && putSettings(client, settings),
  })
}

/** Also cancels a request under way, which may predate the change. */
function putSettings(client: QueryClient, settings: DrawSettings): void {
  const queryKey = ['draw-settings', settings.botType]
  void client.cancelQueries({ queryKey })
  client.setQueryData(queryKey, settings)
}
