import { fileURLToPath } from 'node:url'

// Each address is right from here and from the bundle in dist, which lies as deep.

/** The program that opens pictures of strangers. */
export const DECODER = new URL('../dist/decoder/main.js', import.meta.url)
/** The painter's thread. */
export const PAINTER_WORKER = new URL('../../../packages/painter/dist/worker.mjs', import.meta.url)
/** Folder of the site. */
export const WEB_ROOT = fileURLToPath(new URL('../../web/dist', import.meta.url))
