import type { MouseEvent } from 'react'

/** A click on what costs credits leaves the focus where it was: a space or Enter typed afterwards must not press it again. */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault()
}
