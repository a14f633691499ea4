import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { earlyChunks } from './early-chunks.ts'
import { layerOrder } from './layer-order.ts'

const API_ORIGIN = 'http://127.0.0.1:8080'

/** What every page needs, in one file: small files compress badly. */
const BASE = [
  /node_modules\/(react|react-dom|scheduler|@tanstack|wouter|regexparam|use-sync-external-store|zustand)\//,
  /apps\/web\/(lean-zod\.ts|src\/(lib\/(call|stored|early)|i18n\/(text|use-text)))/,
  /apps\/web\/src\/ui\/(button|icon-button|tooltip|place|popover|radio-group|toast|error-boundary)\b/,
  /apps\/web\/src\/(features\/(company|settings|account\/api)|app\/(login-path|pages\/crash))/,
]

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), layerOrder(), earlyChunks()],
  // Named exports would make every key of a dictionary an export of its own.
  json: { namedExports: false },
  resolve: { alias: { 'zod/mini': fileURLToPath(new URL('lean-zod.ts', import.meta.url)) } },
  build: {
    target: 'es2022',
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'base', test: (id) => BASE.some((part) => part.test(id)) }] } },
      onLog(_, log, next) {
        // The contract uses something that lean-zod.ts does not have.
        if (log.code === 'IMPORT_IS_UNDEFINED') throw new Error(log.message)
        next(_, log)
      },
    },
  },
  server: { proxy: { '/api': { target: API_ORIGIN, ws: true } } },
})
