import type { DrawSettings } from '@easel/contract/draw-settings'
import type { BotType } from '@easel/contract/drawing'
import { useQuery } from '@tanstack/react-query'
import { drawSettingsOf } from '../../settings/api.ts'
import { useChoices } from './store.ts'

interface ShownSettings {
  /** Including unsaved changes; undefined while loading. */
  settings: DrawSettings | undefined
  error: Error | null
  refetch: () => void
}

/** Settings for the next prompt to a bot. With `isAsked` false it makes no request, and only reads what another component fetched. */
export function useSettings(botType: BotType, channelId: string, isAsked = true): ShownSettings {
  const { data, error, refetch } = useQuery({ ...drawSettingsOf(botType, channelId), enabled: isAsked })
  const chosen = useChoices((choices) => choices.chosen[botType])
  return { settings: data && ({ ...data, ...chosen } as DrawSettings), error, refetch }
}
