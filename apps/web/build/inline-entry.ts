import type { Plugin, Rolldown } from 'vite'

/**
 * Inlines into index.html what the first paint needs: the small entry script and the styles of every page. Otherwise the first
 * paint would wait for a second round trip.
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
        page.source = inlineScript(inlineStyles(String(page.source), bundle), bundle)
      },
    },
  }
}

const STYLE = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/g

/** URLs of the style sheets that are inlined. */
export function listInlinedStyles(html: string): string[] {
  return [...html.matchAll(STYLE)].map(([, name]) => `/${name}`)
}

function inlineStyles(html: string, bundle: Rolldown.OutputBundle): string {
  return html.replace(STYLE, (_, name: string) => {
    const file = bundle[name]
    if (file?.type !== 'asset') throw new Error(`${name} is not among the files that were built`)
    return `<style>${String(file.source).trim()}</style>`
  })
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
