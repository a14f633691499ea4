import { cp } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

/**
 * Bundles the painter's worker thread into one file, with the fonts in a folder beside it; the canvas library stays outside because
 * it carries a native part, and the encoder of clips because it is a file of its own kind and license that few drawings need.
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
    external: ['@napi-rs/canvas', 'h264-mp4-encoder'],
    logLevel: 'warning',
  })
  await cp(fileURLToPath(new URL('./data/fonts', import.meta.url)), join(dirname(outFile), 'fonts'), {
    recursive: true,
  })
}
