import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Vite's list of chunks: source path → { file, css, imports, isEntry }. */
export function readManifest(dist) {
  return JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))
}

/**
 * The scripts and styles that a browser fetches before a page shows: the entry, the chunk of the page when it is lazy,
 * and what these import statically.
 */
export function firstLoad(manifest, page) {
  const roots = Object.keys(manifest).filter((key) => manifest[key].isEntry || page.test(manifest[key].src ?? ''))
  const seen = new Set()
  const visit = (key) => {
    if (seen.has(key)) return
    seen.add(key)
    for (const next of manifest[key].imports ?? []) visit(next)
  }
  for (const root of roots) visit(root)
  const chunks = [...seen].map((key) => manifest[key])
  const files = new Set([...chunks.map((chunk) => chunk.file), ...chunks.flatMap((chunk) => chunk.css ?? [])])
  return {
    js: [...files].filter((file) => file.endsWith('.js')),
    css: [...files].filter((file) => file.endsWith('.css')),
  }
}
