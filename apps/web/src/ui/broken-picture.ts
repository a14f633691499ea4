/** Marks pictures that fail to load, for their style in base.css, until another one loads in their place. */
export function markBrokenPictures(): void {
  // Captured, because neither event bubbles.
  for (const name of ['error', 'load']) {
    document.addEventListener(
      name,
      ({ target }) => {
        if (target instanceof HTMLImageElement) target.toggleAttribute('data-broken', name === 'error')
      },
      true,
    )
  }
}
