import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'

const own = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url))

/** Roots of the first screens; everything else is loaded on demand. */
const ROOTS = {
  main: own('main.tsx'),
  drawing: own('app/pages/draw-screen.tsx'),
  login: own('app/pages/login-page.tsx'),
} as const

/** Modules shared by at least this many rooms are in one chunk. */
const MANY_ROOMS = 3

/**
 * Groups modules into chunks by what reaches them through static imports: `base` is needed by every page, or by both first
 * screens; `drawing` and `login` by one of them. Libraries belong to the group that imports them. Lazily imported modules are
 * left to the bundler, except those that several lazy files share: they are grouped by the rooms that need them. What reaches a
 * module reaches its imports too, so a chunk only imports chunks that are reached at least as often. This rules out circular
 * imports between chunks, in which a module could be used before it is initialized.
 */
export function groupByReach(): Rolldown.CodeSplittingOptions {
  let groupOf: ((id: string) => string | null) | undefined
  return {
    groups: [
      {
        debugName: 'by reach',
        name(id, graph) {
          groupOf ??= readGroups(graph)
          return groupOf(id)
        },
      },
    ],
  }
}

function readGroups(graph: Rolldown.ChunkingContext): (id: string) => string | null {
  const first = Object.entries(ROOTS).map(([root, from]) => [root, reachedFrom(from, graph)] as const)
  const late = listLate(graph).map((from) => [roomOf(from), reachedFrom(from, graph)] as const)
  return (id) => {
    // The entry waits for its lazy imports, which must not import the entry's chunk in turn, so it is in none of the groups.
    if (id === ROOTS.main) return null
    const roots = first.flatMap(([root, reached]) => (reached.has(id) ? [root] : []))
    if (roots.length > 1 || roots[0] === 'main') return 'base'
    if (roots[0] !== undefined) return roots[0]
    const rooms = late.flatMap(([room, reached]) => (reached.has(id) ? [room] : []))
    return rooms.length > 1 ? nameShared([...new Set(rooms)].sort()) : null
  }
}

/** vite.config.ts names the file after the part before the first `~`. */
function nameShared(rooms: string[]): string {
  return rooms.length < MANY_ROOMS ? `shared~${rooms.join('~')}` : 'shared'
}

/** All modules that are imported dynamically. */
function listLate(graph: Rolldown.ChunkingContext): string[] {
  const seen = new Set<string>([ROOTS.main])
  const late = new Set<string>()
  for (const id of seen) {
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {}
    for (const next of dynamicallyImportedIds) late.add(next)
    for (const next of [...importedIds, ...dynamicallyImportedIds]) seen.add(next)
  }
  return [...late]
}

/** The folder of a feature, or of a part of the app. */
function roomOf(id: string): string {
  return /\/src\/\w+\/([\w-]+)/.exec(id)?.[1] ?? 'other'
}

function reachedFrom(root: string, graph: Rolldown.ChunkingContext): ReadonlySet<string> {
  const reached = new Set([root])
  for (const id of reached) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(next)
  return reached
}
