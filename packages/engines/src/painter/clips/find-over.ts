import type { Over } from '@easel/painter/clip/weather-over'
import type { Recipe, Weather } from '@easel/painter/recipe/recipe'
import { readPrompt } from '@easel/painter/words/read-prompt'

/** Snow that falls, not snow that lies. */
const SNOWS =
  /\b(?:to snow|snowing|snow ?falls?|snow(?:flakes?)? (?:is |are |starts? |begins? )?(?:to )?fall(?:s|ing)?|falling snow)\b|下[着著]?(?:起)?雪|[飘飄]雪/iu

/** What the words say that falls over a picture in which nothing falls yet; null: nothing. */
export function findOver(words: string, painted: Recipe | null): Over | null {
  const there = painted?.reading.weather ?? 'clear'
  if (FALLING.includes(there)) return null
  const said = readPrompt(words, []).weather
  if (said === 'snow' || SNOWS.test(words)) return 'snow'
  return FALLING.includes(said) ? 'rain' : null
}

const FALLING: readonly Weather[] = ['rain', 'storm', 'snow']
