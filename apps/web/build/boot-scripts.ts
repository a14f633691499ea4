import { build, type Plugin, type Rolldown } from 'vite'
import type { EarlyFiles } from '../boot/early-files.ts'
import { listEarlyFiles } from './early-files.ts'
import { listInlinedStyles } from './inline-entry.ts'

const WEB = `${import.meta.dirname}/..`
const BOOT = `${import.meta.dirname.replace(/build$/, 'boot')}/`
const SOURCE = /<script src="\/boot\/([\w-]+)\.ts"><\/script>/g
/** Placeholder of a script in index.html, until all file names are known. */
const PLACE = /<script data-boot="([\w-]+)"><\/script>/g

interface Names {
  EARLY_FILES: EarlyFiles
  INLINED_STYLES: string[]
}

const NO_NAMES: Names = { EARLY_FILES: { drawing: [], login: [], words: {} }, INLINED_STYLES: [] }

/**
 * Inlines the scripts of `boot/` into index.html as classic scripts: they run during parsing, before any file of the app has
 * loaded. In a build they get the names of the files to preload.
 */
export function bootScripts(): Plugin {
  return {
    name: 'boot-scripts',
    enforce: 'post',
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { server }) =>
        server ? writeScripts(html, SOURCE, NO_NAMES) : html.replace(SOURCE, '<script data-boot="$1"></script>'),
    },
    hotUpdate({ file }) {
      if (file.startsWith(BOOT)) this.environment.hot.send({ type: 'full-reload' })
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') throw new Error('index.html is not among the files that were built')
        const html = String(page.source)
        const names = { EARLY_FILES: listEarlyFiles(bundle, html), INLINED_STYLES: listInlinedStyles(html) }
        page.source = await writeScripts(html, PLACE, names)
      },
    },
  }
}

async function writeScripts(html: string, place: RegExp, names: Names): Promise<string> {
  const found = [...html.matchAll(place)]
  if (found.length === 0) throw new Error('index.html has no place for its scripts')
  let written = html
  for (const [tag, name = ''] of found) {
    const script = await bundleScript(name, names)
    written = written.replace(tag, () => `<script>${script}</script>`)
  }
  return written
}

/** Bundles one file of `boot/`, including the constants and small functions that it imports from the app, but no library. */
async function bundleScript(name: string, names: Names): Promise<string> {
  const define = Object.fromEntries(Object.entries(names).map(([constant, value]) => [constant, JSON.stringify(value)]))
  const { output } = (await build({
    root: WEB,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    define,
    build: {
      target: 'es2022',
      write: false,
      rolldownOptions: {
        input: `${BOOT}${name}.ts`,
        output: { format: 'iife' },
        treeshake: { moduleSideEffects: (id) => id.startsWith(BOOT) },
      },
    },
  })) as Rolldown.RolldownOutput
  const [chunk, ...others] = output
  const library = Object.entries(chunk.modules).find(([id, { code }]) => code && id.includes('/node_modules/'))
  if (others.length > 0 || library) throw new Error(`boot/${name}.ts takes more along than itself: ${library?.[0]}`)
  return chunk.code.trim()
}
