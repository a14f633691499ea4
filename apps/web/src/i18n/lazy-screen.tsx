import { type ComponentType, lazy } from 'react'
import { loadLaterWords } from './text.ts'

/**
 * A screen or dialog that comes when it is wanted, together with the words that only such screens say. `onIntent` on
 * whatever opens it has it here by the press.
 */
export function lazyScreen<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  async function fetchScreen() {
    const [screen] = await Promise.all([load(), loadLaterWords()])
    return { default: screen }
  }
  // What failed here fails again, and is said, when the screen is opened.
  const prefetch = () => fetchScreen().catch(() => null)
  return Object.assign(lazy(fetchScreen), { onIntent: { onPointerEnter: prefetch, onFocus: prefetch } })
}
