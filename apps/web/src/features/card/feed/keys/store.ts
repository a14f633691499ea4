const RINGED = 'ringed'

/**
 * The card that keys act on, shown by a ring. Only keys give it, never a click, and it ends with the focus. Written into the document and not a
 * state: the card would be drawn again.
 */
export function ringCard(card: HTMLElement): void {
  dropRing()
  card.dataset[RINGED] = ''
  card.addEventListener('focusout', dropWithFocus)
  card.focus({ preventScroll: true })
}

/** Undefined when no card has the ring. */
export function findRinged(): HTMLElement | undefined {
  return document.querySelector<HTMLElement>(`[data-${RINGED}]`) ?? undefined
}

export function dropRing(): void {
  const card = findRinged()
  if (!card) return
  delete card.dataset[RINGED]
  card.removeEventListener('focusout', dropWithFocus)
}

function dropWithFocus({ currentTarget, relatedTarget }: FocusEvent): void {
  const staysInside =
    currentTarget instanceof Element && relatedTarget instanceof Node && currentTarget.contains(relatedTarget)
  if (!staysInside) dropRing()
}
