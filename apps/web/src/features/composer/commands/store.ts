import { create } from 'zustand'
import type { TextKey } from '../../../i18n/text.ts'
import { openDialog } from '../../../lib/dialog-address.ts'
import { setTool } from '../store.ts'

/** What can be typed behind a slash, as data. */
export interface Command {
  /** `prefer suffix` */
  name: string
  /** What it does, in a few words. */
  does: TextKey
  /** What is written behind it. Choosing it then only begins it; without words to come it runs at once. */
  takes?: TextKey
  /** Absent where the words behind it are sent as they stand: `/imagine`, `/shorten`, `/say`. */
  run?: (words: string, channelId: string) => void
}

/** In the order in which they are offered. */
const NAMES = [
  'imagine',
  'describe',
  'blend',
  'settings',
  'info',
  'subscribe',
  'prefer suffix',
  'prefer option',
  'show',
]

const OWN: readonly Command[] = [
  { name: 'imagine', does: 'composer.command.imagine', takes: 'composer.takes.prompt' },
  {
    name: 'describe',
    does: 'composer.command.describe',
    run: (_, channelId) => setTool(channelId, 'DESCRIBE'),
  },
  { name: 'blend', does: 'composer.command.blend', run: (_, channelId) => setTool(channelId, 'BLEND') },
  { name: 'subscribe', does: 'composer.command.subscribe', run: () => openDialog('subscribe') },
  { name: 'shorten', does: 'composer.command.shorten', takes: 'composer.takes.prompt' },
  { name: 'say', does: 'composer.command.say', takes: 'composer.takes.message' },
]

export const useCommands = create<{ commands: readonly Command[] }>()(() => ({ commands: OWN }))

/** Offer commands from now on; one of a name that is known takes its place. */
export function offerCommands(offered: readonly Command[]): void {
  useCommands.setState(({ commands }) => {
    const others = commands.filter(({ name }) => !offered.some((other) => other.name === name))
    return { commands: [...others, ...offered].toSorted((one, other) => rankOf(one) - rankOf(other)) }
  })
}

/** Names that this page does not know come last. */
function rankOf({ name }: Command): number {
  const rank = NAMES.indexOf(name)
  return rank < 0 ? NAMES.length : rank
}
