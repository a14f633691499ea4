import type { DrawSettings } from '@easel/contract/draw-settings'
import type { BotType } from '@easel/contract/drawing'
import { useQuery } from '@tanstack/react-query'
import { drawSettingsOf } from '../../settings/api.ts'
import { useChoices } from './store.ts'

interface ShownSettings {
  /** With what was just chosen; undefined until they are known. */
  settings: DrawSettings | undefined
  error: Error | null
  refetch: () => void
}

/** What counts for the next prompt to a bot; `isAsked` false: as far as others who show it have asked for it. */
export function useSettings(botType: BotType, channelId: string, isAsked = true): ShownSettings {
  const { data, error, refetch } = useQuery({ ...drawSettingsOf(botType, channelId), enabled: isAsked })
  const chosen = useChoices((choices) => choices.chosen[botType])
  return { settings: data && ({ ...data, ...chosen } as DrawSettings), error, refetch }
}
