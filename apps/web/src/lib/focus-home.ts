/** Takes the focus where it belongs when nothing else has it; false where it cannot. */
type TakeHome = () => boolean

let takeHome: TakeHome | undefined

/** What people write in says so while it stands; gives what takes it back. */
export function offerHome(take: TakeHome): () => void {
  takeHome = take
  return () => {
    if (takeHome === take) takeHome = undefined
  }
}

/** After a dialog has closed: home, else to what opened it. A dialog under it keeps the focus. */
export function focusAfterDialog(opener: Element | null): void {
  if (!document.querySelector('dialog[open]') && takeHome?.()) return
  if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
}
