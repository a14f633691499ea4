import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'

const own = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url))

/** What stands first on a screen; all else comes when it is needed. */
const ROOTS = {
  main: own('main.tsx'),
  drawing: own('app/pages/draw-screen.tsx'),
  login: own('app/pages/login-page.tsx'),
} as const

/** What so many rooms share lies in one file. */
const MANY_ROOMS = 3

/**
 * Chunks by what reaches a module through static imports: `base` is what every page needs, or both first screens do; `drawing` and
 * `login` are what only one of them does. Libraries go with whoever uses them. What is only imported lazily is the bundler's, but
 * for what several late files share: that lies together by the rooms that need it.
 *
 * Whatever reaches a module reaches all that it imports, so a chunk imports only chunks that as many reach, or more: never two each
 * other, where something would be used before it is there.
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
    // It waits for what it imports lazily, which must not wait for it: nobody imports the chunk that it is in.
    if (id === ROOTS.main) return null
    const roots = first.flatMap(([root, reached]) => (reached.has(id) ? [root] : []))
    if (roots.length > 1 || roots[0] === 'main') return 'base'
    if (roots[0] !== undefined) return roots[0]
    const rooms = late.flatMap(([room, reached]) => (reached.has(id) ? [room] : []))
    return rooms.length > 1 ? nameShared([...new Set(rooms)].sort()) : null
  }
}

/** vite.config.ts calls the file after what stands before the first `~`. */
function nameShared(rooms: string[]): string {
  return rooms.length < MANY_ROOMS ? `shared~${rooms.join('~')}` : 'shared'
}

/** Every module that something imports lazily. */
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
