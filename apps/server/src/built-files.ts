import { fileURLToPath } from 'node:url'

// These paths work both from the sources and from the bundle in dist, which is at the same depth.

/** The process that decodes uploaded pictures. */
export const DECODER = new URL('../dist/decoder/main.js', import.meta.url)
/** Worker thread of the built-in painter. */
export const PAINTER_WORKER = new URL('../../../packages/painter/dist/worker.mjs', import.meta.url)
/** Folder of the site. */
export const WEB_ROOT = fileURLToPath(new URL('../../web/dist', import.meta.url))
/** What makes backups, beside the server. */
export const BACKUP_PROGRAM = fileURLToPath(new URL('../dist/backup/main.js', import.meta.url))
