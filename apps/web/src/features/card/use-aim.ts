import type { SyntheticEvent } from 'react'

/**
 * What is pointed at in a grid's card: its picture and the buttons of that picture light up together. Written into the document
 * and not a state: the whole card would be drawn again for each that comes by under the pointer while one scrolls.
 */
export function useAim() {
  return { onPointerOver: aim, onPointerLeave: aim, onFocus: aim, onBlur: aim }
}

function aim({ currentTarget }: SyntheticEvent<HTMLElement>): void {
  const at = currentTarget.querySelector<HTMLElement>('[data-aims]:is(:hover, :focus-visible)')
  currentTarget.dataset.aim = at?.dataset.aims ?? ''
}
