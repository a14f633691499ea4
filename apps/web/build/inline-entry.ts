import { minifySync, type Plugin, type Rolldown } from 'vite'

/** What index.html's inline script holds in their place while developing. */
const PLACEHOLDER = 'inlined = []'

/**
 * Writes into index.html what is needed before anything can be painted: the entry's few lines and the styles of every
 * page. Otherwise the first paint waits for the second round trip. Its own scripts are shortened as files are.
 */
export function inlineEntry(): Plugin {
  return {
    name: 'inline-entry',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') throw new Error('index.html is not among the files that were built')
        page.source = shortenScripts(inlineScript(inlineStyles(String(page.source), bundle), bundle))
      },
    },
  }
}

/** Its script is told the names, so that a later chunk that wants one of these files finds it there. */
function inlineStyles(html: string, bundle: Rolldown.OutputBundle): string {
  const names: string[] = []
  const inlined = html.replace(/<link rel="stylesheet"[^>]* href="\/([^"]+)">/g, (_, name: string) => {
    const file = bundle[name]
    if (file?.type !== 'asset') throw new Error(`${name} is not among the files that were built`)
    names.push(`/${name}`)
    return `<style>${String(file.source).trim()}</style>`
  })
  if (!inlined.includes(PLACEHOLDER)) throw new Error('index.html does not ask for the names of its styles')
  return inlined.replace(PLACEHOLDER, `inlined = ${JSON.stringify(names)}`)
}

function inlineScript(html: string, bundle: Rolldown.OutputBundle): string {
  const inlined = html.replace(/<script type="module"[^>]* src="\/([^"]+)"><\/script>/, (_, name: string) => {
    const file = bundle[name]
    if (file?.type !== 'chunk') throw new Error(`${name} is not among the files that were built`)
    const code = file.code.replaceAll('from"./', 'from"/assets/').trim()
    return `<script type="module">${code}</script>`
  })
  if (inlined === html) throw new Error('index.html has no entry')
  return inlined
}

function shortenScripts(html: string): string {
  return html.replace(/(?<=<script>)[^]*?(?=<\/script>)/g, (script) => {
    const { code, errors } = minifySync('index.js', script, { module: false })
    if (errors.length > 0) throw new Error(`index.html has a script that cannot be read: ${errors[0]?.message}`)
    return code.trim()
  })
}
