/** What a person may do before the second step is taken. */
const ACTS = ['keydown', 'pointerdown'] as const

/**
 * Open a modal dialog in two steps: what it shows is painted first; then all around it is made inert, for which browsers go through every
 * element of the page. A key or a press in between finds that done. Gives what stops it before the second step.
 */
export function showModal(dialog: HTMLDialogElement): () => void {
  const opener = document.activeElement
  // The browser would choose the cross, whose tooltip then covers the title.
  dialog.setAttribute('autofocus', '')
  dialog.popover = 'manual'
  const frame = requestAnimationFrame(() => setTimeout(settle))
  for (const act of ACTS) addEventListener(act, settle, true)
  try {
    dialog.showPopover?.()
    dialog.setAttribute('open', '')
  } catch {
    // While the browser is at opening another popover it refuses this one, but no modal dialog.
    settle()
  }
  return stop

  function stop(): void {
    cancelAnimationFrame(frame)
    for (const act of ACTS) removeEventListener(act, settle, true)
    if (dialog.popover === null) return
    dialog.removeAttribute('open')
    dialog.popover = null
  }

  function settle(): void {
    if (dialog.popover === null) return
    const { activeElement } = document
    // In the end the browser gives the focus back to whatever has it now.
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    stop()
    dialog.showModal()
    const focused = activeElement instanceof HTMLElement && dialog.contains(activeElement) ? activeElement : dialog
    if (document.activeElement !== focused) focused.focus()
  }
}
