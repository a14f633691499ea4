import { createHash } from 'node:crypto'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const API_ORIGIN = 'http://127.0.0.1:8080'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), scriptHashes()],
  // Named exports would make every key of a dictionary an export of its own.
  json: { namedExports: false },
  build: {
    target: 'es2022',
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  server: { proxy: { '/api': { target: API_ORIGIN, ws: true } } },
})

/** Writes `csp.json`: what a content security policy must name so that index.html's inline script may run. */
function scriptHashes(): Plugin {
  return {
    name: 'script-hashes',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') throw new Error('index.html is not among the files that were built')
        const scripts = String(page.source).matchAll(/<script>([\s\S]*?)<\/script>/g)
        const hashes = [...scripts].map(([, script = '']) => `sha256-${createHash('sha256').update(script).digest('base64')}`)
        this.emitFile({ type: 'asset', fileName: 'csp.json', source: JSON.stringify({ scriptHashes: hashes }) })
      },
    },
  }
}
