import type { Language } from '@easel/contract/basics'
import type { EarlyVisit } from '../src/lib/early.ts'

/** Addresses of what the build made for each first screen; empty while developing. */
export interface EarlyFiles {
  drawing: string[]
  login: string[]
  words: Partial<Record<Language, string>>
}

/** The files that this visit will need, the words first. */
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

/** Have files fetched side by side, instead of each when the one before it names it. */
export function preloadFiles(files: string[]): void {
  for (const href of files) {
    const kind = href.endsWith('.css') ? { rel: 'preload', as: 'style', crossOrigin: '' } : { rel: 'modulepreload' }
    addLink({ ...kind, href })
  }
}

/** The styles that stand in the page itself: a link that is disabled is never fetched, and nobody asks for its file again. */
export function holdInlinedStyles(files: string[]): void {
  for (const href of files) addLink({ rel: 'stylesheet', disabled: true, href })
}

export function addLink(attributes: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), attributes))
}
