export type QuickGroup = 'channels' | 'commands' | 'places'

/** A destination or an action of the quick switcher. */
export interface QuickEntry {
  key: string
  group: QuickGroup
  /** Name shown; the typed text is matched against it. */
  label: string
  /** Its shortcut, its slash command, or an alternative name; also matched. */
  hint?: string
  run: () => void
}

/** Order in which the groups are listed. */
const GROUPS: readonly QuickGroup[] = ['channels', 'commands', 'places']

/** Entries per group while nothing is typed. */
const UNTYPED_MAX = 7

/**
 * Entries that contain every typed word; those that start with the text come first. Otherwise the group order is kept, so that
 * frequent targets stay in place.
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

/** Index after moving by `step` in a list of `count`, wrapping around; 0 for an empty list. */
export function stepIn(count: number, at: number, step: number): number {
  return count === 0 ? 0 : (at + step + count) % count
}
