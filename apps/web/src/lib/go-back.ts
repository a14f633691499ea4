import { navigate } from 'wouter/use-browser-location'

/** A way back has begun; the browser ends it a moment later. */
let isGoing = false

/** To the entry of the history before this one. */
export function goBack(): void {
  isGoing = true
  addEventListener('popstate', () => (isGoing = false), { once: true })
  history.back()
}

/** To an address; not before a way back that has begun is at its end, since that would undo it. */
export function goTo(address: string): void {
  if (isGoing) addEventListener('popstate', () => navigate(address), { once: true })
  else navigate(address)
}
