import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { appIcons } from './build/app-icons.ts'
import { bootScripts } from './build/boot-scripts.ts'
import { directImports } from './build/direct-imports.ts'
import { groupByReach } from './build/group-by-reach.ts'
import { inlineEntry } from './build/inline-entry.ts'
import { layerOrder } from './build/layer-order.ts'
import { offlineShell } from './build/offline-shell.ts'

const API_ORIGIN = 'http://127.0.0.1:8080'

export default defineConfig({
  root: import.meta.dirname,
  // The worker knows the page by its hash, so it comes when the page is whole.
  plugins: [react(), layerOrder(), directImports(), bootScripts(), inlineEntry(), appIcons(), offlineShell()],
  // Named exports would make every key of a dictionary an export of its own.
  json: { namedExports: false },
  build: {
    target: 'es2022',
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      // A part that several share is called after the first of them, not after all.
      output: {
        codeSplitting: groupByReach(),
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash:7].js`,
        assetFileNames: ({ names: [name = ''] }) => `assets/${name.replace(/(~.*)?\.\w+$/, '')}-[hash:7][extname]`,
      },
    },
  },
  server: { proxy: { '/api': { target: API_ORIGIN, ws: true } } },
})
