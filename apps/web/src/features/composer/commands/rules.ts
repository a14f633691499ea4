import { DASHES } from '@easel/prompt/dashes'
import type { Parameter } from '@easel/prompt/parameters'

/** What is being typed that could be completed: `/` at the start, or `--` in front of the caret. */
export interface Begun {
  kind: 'command' | 'parameter'
  /** Behind the slash or the dashes, in lower case. */
  typed: string
  /** Where it begins in the text, and where the caret is. */
  start: number
  end: number
}

const BEGUN = new RegExp(`(^|\\s)${DASHES}([a-z0-9-]*)$`, 'i')

/** Undefined when nothing there can be completed. */
export function findBegun(text: string, caret: number): Begun | undefined {
  const before = text.slice(0, caret)
  const slash = /^\/([^\n]*)$/.exec(before)
  if (slash) return { kind: 'command', typed: (slash[1] ?? '').toLowerCase(), start: 0, end: caret }
  const dashes = BEGUN.exec(before)
  if (!dashes) return undefined
  const start = dashes.index + (dashes[1]?.length ?? 0)
  return { kind: 'parameter', typed: (dashes[2] ?? '').toLowerCase(), start, end: caret }
}

/** Those whose name begins as typed; in a language without spaces, also those whose words hold it. */
export function filterByName<Item extends { name: string; words: string }>(
  items: readonly Item[],
  typed: string,
): Item[] {
  const isForeign = /[^ -~]/.test(typed)
  return items.filter(({ name, words }) => name.startsWith(typed) || (isForeign && words.includes(typed)))
}

/** The longest command that a text begins with, and what is written behind it. */
export function splitCommand<Item extends { name: string }>(
  commands: readonly Item[],
  text: string,
): { command: Item; words: string } | undefined {
  const written = text.trim().slice(1)
  const found = commands
    .filter(({ name }) => `${written.toLowerCase()} `.startsWith(`${name} `))
    .toSorted((one, other) => other.name.length - one.name.length)
  const [command] = found
  return command && { command, words: written.slice(command.name.length).trim() }
}

/** Which values a parameter takes, in a few characters; empty where it takes none. */
export function valueHint(parameter: Parameter): string {
  switch (parameter.kind) {
    case 'number':
      return `${parameter.min}–${parameter.max}`
    case 'ratio':
      return '3:2'
    case 'amount':
    case 'choice':
    case 'version':
      return parameter.choices.join(' ')
    case 'links':
      return 'https://…'
    case 'lora':
      return 'name:0.8'
    default:
      return ''
  }
}
