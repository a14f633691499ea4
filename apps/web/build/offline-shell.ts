import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Plugin, Rolldown } from 'vite'

const SOURCE = `${import.meta.dirname}/../service-worker.js`
const PLACEHOLDER = /\/\* the build writes it here \*\/ \{.*\}/
/** Chunks of the pages shown without a network, in every language. */
const SHOWN_OFFLINE = [/\/app\/pages\/(draw-screen|unreachable-page)\.tsx$/, /\/i18n\/(zh-cn|zh-tw|en-us)\.json$/]

/** Writes the service worker with the list of files to cache: index.html and what the offline page needs. */
export function offlineShell(): Plugin {
  return {
    name: 'offline-shell',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') throw new Error('index.html is not among the files that were built')
        const shell = { page: sha256(page.source), files: listShell(bundle) }
        const version = sha256(JSON.stringify(shell)).slice(0, 12)
        const source = readFileSync(SOURCE, 'utf8')
        if (!PLACEHOLDER.test(source)) throw new Error('the service worker does not ask for its shell')
        const written = source.replace(PLACEHOLDER, JSON.stringify({ version, ...shell }))
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: written })
      },
    },
  }
}

const sha256 = (text: string | Uint8Array) => createHash('sha256').update(text).digest('hex')

function listShell(bundle: Rolldown.OutputBundle): string[] {
  const seen = new Set<string>()
  const waiting = Object.values(bundle).filter(startsOffline)
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (file.type !== 'chunk' || seen.has(file.fileName)) continue
    seen.add(file.fileName)
    for (const style of file.viteMetadata?.importedCss ?? []) seen.add(style)
    waiting.push(...file.imports.flatMap((name) => bundle[name] ?? []))
  }
  return [...seen].sort().map((name) => `/${name}`)
}

function startsOffline(file: Rolldown.OutputBundle[string]): boolean {
  if (file.type !== 'chunk') return false
  return file.isEntry || file.moduleIds.some((id) => SHOWN_OFFLINE.some((path) => path.test(id)))
}
