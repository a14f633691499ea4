import { type ComponentType, lazy } from 'react'
import { afterFirstView } from '../lib/first-view.ts'

type Load<Props extends object> = () => Promise<ComponentType<Props>>

/**
 * A screen or dialog that comes when it is wanted. `onIntent` on whatever opens it has it here by the press.
 */
export function lazyScreen<Props extends object>(load: Load<Props>) {
  return lazyAfter(load, undefined)
}

/** The same for what stands on the first screen and is not what one came for: pictures go first. */
export function laterScreen<Props extends object>(load: Load<Props>) {
  return lazyAfter(load, afterFirstView)
}

function lazyAfter<Props extends object>(load: Load<Props>, wait: (() => Promise<void> | undefined) | undefined) {
  async function fetchScreen() {
    return { default: await load() }
  }
  // What failed here fails again, and is said, when the screen is opened.
  const prefetch = () => fetchScreen().catch(() => null)
  const fetchInTurn = async () => {
    await wait?.()
    return fetchScreen()
  }
  return Object.assign(lazy(fetchInTurn), { onIntent: { onPointerEnter: prefetch, onFocus: prefetch } })
}
