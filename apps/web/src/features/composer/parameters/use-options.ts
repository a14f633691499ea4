import type { DrawOptions } from '@easel/contract/draw-options'
import type { BotType } from '@easel/contract/drawing'
import { useQuery } from '@tanstack/react-query'
import { useDictionary } from '../../../i18n/text.ts'
import { drawOptionsOf } from './api.ts'

interface ShownOptions {
  /** Undefined while loading. */
  options: DrawOptions | undefined
  error: Error | null
  refetch: () => void
}

/** Options of a bot in the page's language. */
export function useOptions(botType: BotType): ShownOptions {
  const language = useDictionary((dictionary) => dictionary.language)
  const { data, error, refetch } = useQuery(drawOptionsOf(botType, language))
  return { options: data, error, refetch }
}
