import type { DrawOrder } from '../engine.ts'

/** The words and what goes with them in the bot's grammar. */
export function writePrompt(order: DrawOrder, ratio: string | null): string {
  const { bot, modelVersion, stylize, chaos, weird, seed, references, referenceWeight, linked = [] } = order
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
    ...linked.map(({ name, values }) => `--${name} ${values.map(tameAddress).join(' ')}`),
    without.length > 0 ? `--no ${without.join(', ')}` : '',
  ]
    .filter((part) => part !== '')
    .join(' ')
}

/**
 * Neutralise parameters and `::` separators in the words: the bot accepts dashes of any length as `--`.
 */
export function tameWords(words: string): string {
  return words
    .replace(/[-\u2010-\u2015\u2212\uFF0D]{2,}|[\u2012-\u2015]/g, ' - ')
    .replace(/\{/g, '(')
    .replace(/\}/g, ')')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The same address in signs that mean nothing to the bot. */
function tameAddress(address: string): string {
  return address.replace(/[^!-z|~]/gu, (sign) => {
    return [...Buffer.from(sign)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('')
  })
}
