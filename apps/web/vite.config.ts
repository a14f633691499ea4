import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { earlyChunks } from './early-chunks.ts'
import { layerOrder } from './layer-order.ts'

const API_ORIGIN = 'http://127.0.0.1:8080'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), layerOrder(), earlyChunks()],
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
