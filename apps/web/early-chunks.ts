import type { Plugin, Rolldown } from 'vite'

const DRAWING_MODULE = '/src/app/pages/draw-screen.tsx'
const DICTIONARIES = {
  'zh-CN': '/src/i18n/zh-cn.json',
  'zh-TW': '/src/i18n/zh-tw.json',
  'en-US': '/src/i18n/en-us.json',
}
/** What index.html's inline script holds in their place while developing. */
const PLACEHOLDER = '{ drawing: [], words: {} }'

/**
 * Tells index.html's inline script the names of the files that a visit to the drawing screen needs, so that they are
 * fetched side by side instead of one after the other.
 */
export function earlyChunks(): Plugin {
  return {
    name: 'early-chunks',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') throw new Error('index.html is not among the files that were built')
        const html = String(page.source)
        if (!html.includes(PLACEHOLDER)) throw new Error('index.html does not ask for its early chunks')
        page.source = html.replace(PLACEHOLDER, JSON.stringify(listEarly(bundle, html)))
      },
    },
  }
}

function listEarly(bundle: Rolldown.OutputBundle, html: string): { drawing: string[]; words: Record<string, string> } {
  const words = Object.entries(DICTIONARIES).map(([language, module]) => [
    language,
    `/${findChunk(bundle, module).fileName}`,
  ])
  const files = collectFiles(bundle, findChunk(bundle, DRAWING_MODULE))
  // What the page's own tags fetch, or will hold, need not be named twice.
  return { drawing: files.filter((name) => !html.includes(`"${name}"`)), words: Object.fromEntries(words) }
}

function findChunk(bundle: Rolldown.OutputBundle, module: string): Rolldown.OutputChunk {
  for (const file of Object.values(bundle)) {
    if (file.type === 'chunk' && file.facadeModuleId?.endsWith(module)) return file
  }
  throw new Error(`nothing was built from ${module}`)
}

/** A chunk, what it imports, and their styles; the page's own tags name the entry already. */
function collectFiles(bundle: Rolldown.OutputBundle, start: Rolldown.OutputChunk): string[] {
  const seen = new Set<string>()
  const waiting = [start.fileName]
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const file = bundle[name]
    if (seen.has(name) || file?.type !== 'chunk' || file.isEntry) continue
    seen.add(name)
    for (const style of file.viteMetadata?.importedCss ?? []) seen.add(style)
    waiting.push(...file.imports)
  }
  return [...seen].map((name) => `/${name}`)
}
