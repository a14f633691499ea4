import styles from './dialog.module.css'

/** What names an element, so that there is none twice. */
const NAMES = ['id', 'name', 'for', 'form', 'autofocus']

/** What an open dialog looks like, over its scrim; nobody can find, press or hear it. Call before it goes; gives what has it fade. */
export function copyDialog(dialog: HTMLDialogElement): () => void {
  const { left, top, width, height } = dialog.getBoundingClientRect()
  const scrim = document.createElement('div')
  const copy = scrim.appendChild(document.createElement('div'))
  scrim.className = styles.leaving ?? ''
  scrim.inert = true
  scrim.setAttribute('aria-hidden', 'true')
  copy.className = dialog.className
  Object.assign(copy.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` })
  copy.append(...[...dialog.childNodes].map((part) => part.cloneNode(true)))
  const scroll = takeOver(dialog, copy)

  return () => {
    document.body.append(scrim)
    scroll()
    const movements = scrim.getAnimations().map(({ finished }) => finished)
    // Who wants stillness sees none of it.
    void Promise.allSettled(movements).then(() => scrim.remove())
  }
}

/** What a copied element lacks: its picture, its choice, and once it stands somewhere, where it was scrolled to. */
function takeOver(dialog: Element, copy: Element): () => void {
  const copies = [...copy.querySelectorAll('*')]
  const scrolled: [Element, number][] = []
  for (const [at, original] of [...dialog.querySelectorAll('*')].entries()) {
    const same = copies[at]
    if (!same) continue
    for (const name of NAMES) same.removeAttribute(name)
    if (original.scrollTop > 0) scrolled.push([same, original.scrollTop])
    if (same instanceof HTMLSelectElement) same.selectedIndex = (original as HTMLSelectElement).selectedIndex
    if (original instanceof HTMLCanvasElement && original.width > 0)
      (same as HTMLCanvasElement).getContext('2d')?.drawImage(original, 0, 0)
  }
  return () => {
    for (const [part, top] of scrolled) part.scrollTop = top
  }
}
