import type { Rolldown } from 'vite'
import type { EarlyFiles } from '../boot/early-files.ts'
import { readFacade } from './direct-imports.ts'

const DRAWING_MODULE = '/src/app/pages/draw-screen.tsx'
const LOGIN_MODULE = '/src/app/pages/login-page.tsx'
const LANGUAGES = { 'zh-CN': 'zh-cn', 'zh-TW': 'zh-tw', 'en-US': 'en-us' }
/** URLs that the drawing screen and the login page need, without those that index.html itself loads or inlines. */
export function listEarlyFiles(bundle: Rolldown.OutputBundle, html: string): EarlyFiles {
  const listFor = (module: string) =>
    collectFiles(bundle, findChunk(bundle, module)).filter((name) => !html.includes(`"${name}"`))
  const wordsOf = (name: string) => `/${findChunk(bundle, `/src/i18n/${name}.json`).fileName}`
  return {
    drawing: listFor(DRAWING_MODULE),
    login: listFor(LOGIN_MODULE),
    words: Object.fromEntries(Object.entries(LANGUAGES).map(([language, name]) => [language, wordsOf(name)])),
  }
}

function findChunk(bundle: Rolldown.OutputBundle, module: string): Rolldown.OutputChunk {
  for (const file of Object.values(bundle)) {
    if (file.type === 'chunk' && file.facadeModuleId?.endsWith(module)) return file
  }
  throw new Error(`nothing was built from ${module}`)
}

/** A chunk with its static imports and their styles; index.html already names the entry. */
function collectFiles(bundle: Rolldown.OutputBundle, start: Rolldown.OutputChunk): string[] {
  const seen = new Set<string>()
  const waiting = [start.fileName]
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const file = bundle[name]
    if (seen.has(name) || file?.type !== 'chunk' || file.isEntry) continue
    if (!readFacade(file)) seen.add(name)
    for (const style of file.viteMetadata?.importedCss ?? []) seen.add(style)
    waiting.push(...file.imports)
  }
  return [...seen].map((name) => `/${name}`)
}
