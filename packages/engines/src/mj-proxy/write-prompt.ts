import type { DrawOrder } from '../engine.ts'

/** The words and what goes with them in the bot's grammar. */
export function writePrompt(order: DrawOrder, ratio: string | null): string {
  const { bot, modelVersion, stylize, chaos, weird, seed, references, referenceWeight } = order
  const without = order.without.map(tameWords).filter((words) => words !== '')
  return [
    tameWords(order.prompt),
    ratio === null ? '' : `--ar ${ratio}`,
    `--${bot === 'NIJI_JOURNEY' ? 'niji' : 'v'} ${modelVersion}`,
    `--s ${stylize}`,
    chaos > 0 ? `--c ${chaos}` : '',
    weird > 0 ? `--w ${weird}` : '',
    `--seed ${seed}`,
    references.length > 0 ? `--iw ${referenceWeight}` : '',
    without.length > 0 ? `--no ${without.join(', ')}` : '',
  ]
    .filter((part) => part !== '')
    .join(' ')
}

/**
 * What the bot would read as a parameter, or as several prompts in one and then ask about for ever, becomes plain words: it takes
 * dashes of any length for the two that begin a parameter.
 */
function tameWords(words: string): string {
  return words
    .replace(/[-\u2010-\u2015\u2212\uFF0D]{2,}|[\u2012-\u2015]/g, ' - ')
    .replace(/\{/g, '(')
    .replace(/\}/g, ')')
    .replace(/\s+/g, ' ')
    .trim()
}
