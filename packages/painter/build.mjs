import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

/**
 * Bundles the painter's worker thread into one file; the canvas library stays outside because it carries a native part.
 * @param {string} outFile
 */
export async function buildPainterWorker(outFile) {
  await build({
    entryPoints: [fileURLToPath(new URL('./src/worker.ts', import.meta.url))],
    outfile: outFile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: ['@napi-rs/canvas'],
    logLevel: 'warning',
  })
}
