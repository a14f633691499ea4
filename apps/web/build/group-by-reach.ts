import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'

const own = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url))

/** What stands first on a screen; all else comes when it is needed. */
const ROOTS = {
  main: own('main.tsx'),
  drawing: own('app/pages/draw-screen.tsx'),
  login: own('app/pages/login-page.tsx'),
} as const
type Root = keyof typeof ROOTS

const SMALL_BYTES = 12 * 1024

/**
 * Chunks by what reaches a module through static imports: `base` is what every page needs, or both first screens do; `drawing` and
 * `login` are what only one of them does. Libraries go with whoever uses them. What is only imported lazily is the bundler's;
 * parts of it that several late chunks share, and that are small, lie with those that they are nearest to.
 */
export function groupByReach(): Rolldown.CodeSplittingOptions {
  let reach: ReadonlyMap<Root, ReadonlySet<string>> | undefined
  return {
    groups: [
      {
        debugName: 'by reach',
        name(id, graph) {
          reach ??= new Map(Object.entries(ROOTS).map(([root, from]) => [root as Root, reachedFrom(from, graph)]))
          const roots = [...reach].flatMap(([root, reached]) => (reached.has(id) ? [root] : []))
          const isOfAll = roots.length > 1 || roots[0] === 'main' || id.includes('rolldown/runtime')
          return isOfAll ? 'base' : (roots[0] ?? null)
        },
      },
      { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: SMALL_BYTES },
    ],
  }
}

function reachedFrom(root: string, graph: Rolldown.ChunkingContext): ReadonlySet<string> {
  const reached = new Set([root])
  for (const id of reached) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(next)
  return reached
}
