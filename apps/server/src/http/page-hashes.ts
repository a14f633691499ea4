import { createHash } from 'node:crypto'

export interface PageHashes {
  scripts: string[]
  styles: string[]
}

/** Hashes of what stands inside a page's script and style elements, as a content security policy names them. */
export function hashPage(html: string): PageHashes {
  return { scripts: hashInside(html, 'script'), styles: hashInside(html, 'style') }
}

function hashInside(html: string, element: 'script' | 'style'): string[] {
  const matches = html.matchAll(new RegExp(`<${element}(?:\\s[^>]*)?>([^]*?)</${element}\\s*>`, 'gi'))
  return [...matches]
    .map(([, text = '']) => text)
    .filter((text) => text.trim() !== '')
    .map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}
