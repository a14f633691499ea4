/** From now on a picture that cannot be had is drawn as one that is missing, as base.css has it; until another comes in its place. */
export function markBrokenPictures(): void {
  // Neither event bubbles.
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
