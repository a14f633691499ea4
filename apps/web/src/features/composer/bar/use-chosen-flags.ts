import { useQueryClient } from '@tanstack/react-query'
import { botNamedIn, chosenFlags } from '../parameters/rules.ts'
import { choose } from '../parameters/store.ts'
import { useSettings } from '../parameters/use-settings.ts'
import type { Written } from '../draft/rules.ts'
import { useBot } from '../store.ts'

interface ShownFlag {
  text: string
  remove(): void
}

/** What was chosen in the panel and will be sent with the words. */
export function useChosenFlags(channelId: string, { words, goes }: Written): ShownFlag[] {
  const client = useQueryClient()
  const [chosen] = useBot()
  const botType = botNamedIn(words) ?? chosen
  // The pill beside them asks for those of the bot that is chosen.
  const { settings } = useSettings(botType, channelId, botType !== chosen)
  if (!settings || goes !== 'imagine') return []
  return chosenFlags(settings, words).map(({ text, back }) => ({ text, remove: () => choose(client, botType, back) }))
}
