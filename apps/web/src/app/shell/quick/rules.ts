export type QuickGroup = 'channels' | 'commands' | 'places'

/** Somewhere to go or something to do, as it is offered. */
export interface QuickEntry {
  key: string
  group: QuickGroup
  /** What it is called, and what is matched. */
  label: string
  /** Its key, its command, or another name that one may type. */
  hint?: string
  run: () => void
}

/** In the order of the groups. */
export const GROUPS: readonly QuickGroup[] = ['channels', 'commands', 'places']

/** So many of one group are offered while nothing is typed. */
const UNTYPED_MAX = 7

/**
 * What the typed words are in, each of them somewhere; those that begin with them first. The list keeps the order of the
 * groups, so that what one presses often stays where it was.
 */
export function findEntries(entries: readonly QuickEntry[], typed: string): QuickEntry[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return GROUPS.flatMap((group) => {
    const own = entries.filter((entry) => entry.group === group)
    if (words.length === 0) return own.slice(0, UNTYPED_MAX)
    return own
      .filter((entry) => words.every((word) => saidBy(entry).includes(word)))
      .toSorted((one, other) => Number(begins(other, words)) - Number(begins(one, words)))
  })
}

function saidBy({ label, hint = '' }: QuickEntry): string {
  return `${label} ${hint}`.toLowerCase()
}

function begins({ label, hint = '' }: QuickEntry, [word = '']: string[]): boolean {
  return label.toLowerCase().startsWith(word) || hint.toLowerCase().replace(/^\//, '').startsWith(word)
}

/** The place after a step through a list, around its ends; 0 in an empty one. */
export function stepIn(count: number, at: number, step: number): number {
  return count === 0 ? 0 : (at + step + count) % count
}
