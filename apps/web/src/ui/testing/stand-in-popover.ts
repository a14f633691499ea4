/** Fake of the Popover API, which jsdom lacks: open, close, and the events around it. */
export function standInPopovers(): void {
  const shown = new WeakSet<HTMLElement>()

  function toggle(popover: HTMLElement, newState: 'open' | 'closed') {
    if (shown.has(popover) === (newState === 'open')) return
    if (newState === 'open') shown.add(popover)
    else shown.delete(popover)
    popover.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState }))
    // As in a browser, `toggle` is sent asynchronously, after `beforetoggle` has been handled.
    setTimeout(() => popover.dispatchEvent(Object.assign(new Event('toggle'), { newState })))
  }

  HTMLElement.prototype.showPopover = function (this: HTMLElement) {
    toggle(this, 'open')
  }
  HTMLElement.prototype.hidePopover = function (this: HTMLElement) {
    toggle(this, 'closed')
  }

  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('[popovertarget]') : null
    const popover = document.getElementById(button?.getAttribute('popovertarget') ?? '')
    if (popover) toggle(popover, shown.has(popover) ? 'closed' : 'open')
  })
}
