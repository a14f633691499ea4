import { PARAMETERS } from '@easel/prompt/parameters'
import { useQuery } from '@tanstack/react-query'
import { useText } from '../../../i18n/use-text.ts'
import { useBot } from '../store.ts'
import { drawOptionsOf } from './api.ts'
import { type Begun, filterByName, valueHint } from './rules.ts'
import { type Command, useCommands } from './store.ts'

/** A command, a parameter or an option of one's own, as it is offered. */
export interface Suggestion {
  name: string
  /** What it does or stands for. */
  words: string
  /** What is written behind it. */
  takes: string
  run?: Command['run']
  /** Typed in full it can be sent as it stands. */
  isWhole: boolean
}

/** What could complete that which is being typed. */
export function useFound(begun: Begun | undefined): Suggestion[] {
  const t = useText()
  const [botType] = useBot()
  const commands = useCommands((known) => known.commands)
  const { data: mine = [] } = useQuery({ ...drawOptionsOf(botType), enabled: begun?.kind === 'parameter' })
  if (!begun) return []
  if (begun.kind === 'command') {
    const offered = commands.map(({ name, does, takes, run }) => ({
      ...{ name, words: t(does), takes: takes ? t(takes) : '' },
      ...(run && !takes ? { run } : {}),
      isWhole: name === 'say' || !takes,
    }))
    return filterByName(offered, begun.typed)
  }
  const own = mine.map(({ name, value }) => ({ name, words: value, takes: '', isWhole: true }))
  const built = PARAMETERS.map((parameter) => ({
    ...{ name: parameter.name, words: t(`composer.parameter.${parameter.name}` as 'composer.parameter.ar') },
    ...{ takes: valueHint(parameter), isWhole: true },
  }))
  return filterByName([...own, ...built], begun.typed)
}
