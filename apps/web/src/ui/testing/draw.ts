import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean
}

/** Renders into the document; returns the function that unmounts it. */
export async function draw(content: ReactNode): Promise<() => Promise<void>> {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  await act(async () => root.render(content))
  return async () => {
    await act(async () => root.unmount())
    place.remove()
  }
}

/**
 * First element that matches.
 * @throws Error when there is none
 */
export function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`nothing matches ${selector}`)
  return found
}

export async function press(key: string): Promise<void> {
  const target = document.activeElement ?? document.body
  await act(async () => target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })))
  await settle()
}

/** Clicks an element; like `press` (a key), it waits for the resulting events. */
export async function click(element: HTMLElement): Promise<void> {
  await act(async () => element.click())
  await settle()
}

async function settle(): Promise<void> {
  await act(async () => new Promise((resolve) => setTimeout(resolve)))
}
