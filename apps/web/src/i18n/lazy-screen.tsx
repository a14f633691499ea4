import { type ComponentType, lazy } from 'react'
import { afterFirstView } from '../lib/first-view.ts'

type Load<Props extends object> = () => Promise<ComponentType<Props>>

/**
 * A screen or dialog that is loaded on demand. Call `onIntent` on hover or focus of the element that opens it, to load it before
 * the press.
 */
export function lazyScreen<Props extends object>(load: Load<Props>) {
  return lazyAfter(load, undefined)
}

/** Same for secondary parts of the first screen: loading starts after the first view, so that it does not delay the pictures. */
export function laterScreen<Props extends object>(load: Load<Props>) {
  return lazyAfter(load, afterFirstView)
}

function lazyAfter<Props extends object>(load: Load<Props>, wait: (() => Promise<void> | undefined) | undefined) {
  async function fetchScreen() {
    return { default: await load() }
  }
  // A failed prefetch is ignored; opening the screen tries again and shows the error.
  const prefetch = () => fetchScreen().catch(() => null)
  const fetchInTurn = async () => {
    await wait?.()
    return fetchScreen()
  }
  return Object.assign(lazy(fetchInTurn), { onIntent: { onPointerEnter: prefetch, onFocus: prefetch } })
}
