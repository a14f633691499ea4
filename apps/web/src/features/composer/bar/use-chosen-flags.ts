import { useQueryClient } from '@tanstack/react-query'
import { findBotInPrompt, chosenFlags } from '../parameters/rules.ts'
import { choose } from '../parameters/store.ts'
import { useSettings } from '../parameters/use-settings.ts'
import type { ParsedText } from '../draft/rules.ts'
import { useBot } from '../store.ts'

interface ShownFlag {
  text: string
  remove(): void
}

/** Settings from the panel that will be added to the text. */
export function useChosenFlags(channelId: string, { words, goes }: ParsedText): ShownFlag[] {
  const client = useQueryClient()
  const [chosen] = useBot()
  const botType = findBotInPrompt(words) ?? chosen
  // The parameters button next to it already fetches the settings of the chosen bot.
  const { settings } = useSettings(botType, channelId, botType !== chosen)
  if (!settings || goes !== 'imagine') return []
  return chosenFlags(settings, words).map(({ text, back }) => ({ text, remove: () => choose(client, botType, back) }))
}
