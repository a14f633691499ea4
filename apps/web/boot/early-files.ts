import type { Language } from '@easel/contract/basics'
import type { EarlyVisit } from '../src/lib/early.ts'

/** URLs of the built files for each first screen; empty in development. */
export interface EarlyFiles {
  drawing: string[]
  login: string[]
  words: Partial<Record<Language, string>>
}

/** The files that this visit will need, dictionary first. */
export function listEarlyFiles(
  { drawing, login, words }: EarlyFiles,
  { isDrawing, isLogin }: EarlyVisit,
  language: Language,
): string[] {
  const files = [words[language]]
  if (isDrawing) files.push(...drawing)
  if (isLogin) files.push(...login)
  return files.filter((file) => file !== undefined)
}

/** Preloads files in parallel; otherwise each would be discovered only when the one before it has loaded. */
export function preloadFiles(files: string[]): void {
  for (const href of files) {
    const kind = href.endsWith('.css') ? { rel: 'preload', as: 'style', crossOrigin: '' } : { rel: 'modulepreload' }
    addLink({ ...kind, href })
  }
}

/** Style sheets inlined into the page: with a disabled link in place, the bundler's loader does not request their file. */
export function holdInlinedStyles(files: string[]): void {
  for (const href of files) addLink({ rel: 'stylesheet', disabled: true, href })
}

export function addLink(attributes: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), attributes))
}
