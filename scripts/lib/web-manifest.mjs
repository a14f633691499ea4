import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Vite's list of chunks: source path → { file, css, imports, isEntry }. */
export function readManifest(dist) {
  return JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))
}

/**
 * The scripts and styles that a browser fetches before a page shows: the entry, the chunk of the page, and what these
 * import statically.
 * @throws Error when the page is not in the build under this name
 */
export function firstLoad(manifest, page) {
  if (!manifest[page]) throw new Error(`${page} is not among the chunks that were built`)
  const roots = Object.keys(manifest).filter((key) => manifest[key].isEntry || key === page)
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
