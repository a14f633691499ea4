import { wantsStillness } from '../lib/wants-stillness.ts'
import styles from './dialog.module.css'

/** What has a layer of its own above the dialog, as the toasts have. */
const ABOVE = '[popover], dialog'

/** What an open dialog looks like, over its scrim; nobody can find, press or hear it. Call before it goes; gives what has it fade. */
export function copyDialog(dialog: HTMLDialogElement): () => void {
  if (wantsStillness()) return () => {}
  const { left, top, width, height } = dialog.getBoundingClientRect()
  const [host, scrim, copy] = [
    document.createElement('div'),
    document.createElement('div'),
    document.createElement('div'),
  ]
  host.inert = true
  host.setAttribute('aria-hidden', 'true')
  scrim.className = styles.leaving ?? ''
  copy.className = dialog.className
  const place = { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px`, margin: '0' }
  Object.assign(copy.style, place)
  copy.style.setProperty('--top', dialog.style.getPropertyValue('--top'))
  copy.append(...[...dialog.childNodes].map((part) => part.cloneNode(true)))
  const scroll = takeOver(dialog, copy)
  for (const part of copy.querySelectorAll(ABOVE)) part.remove()
  scrim.append(copy)

  return () => {
    // Closed: no name, word or number of it is there twice.
    const shadow = host.attachShadow({ mode: 'closed' })
    shadow.adoptedStyleSheets = [copyStyles()]
    shadow.append(scrim)
    document.body.append(host)
    scroll()
    const movements = scrim.getAnimations().map(({ finished }) => finished)
    void Promise.allSettled(movements).then(() => host.remove())
  }
}

/** What a copied element lacks: its picture, its choice, and once it stands somewhere, where it was scrolled to. */
function takeOver(dialog: Element, copy: Element): () => void {
  const copies = [...copy.querySelectorAll('*')]
  const scrolled: [Element, ScrollToOptions][] = []
  for (const [at, original] of [...dialog.querySelectorAll('*')].entries()) {
    const same = copies[at]
    if (!same) continue
    const { scrollTop: top, scrollLeft: left } = original
    if (top > 0 || left > 0) scrolled.push([same, { top, left, behavior: 'instant' }])
    if (same instanceof HTMLSelectElement) same.selectedIndex = (original as HTMLSelectElement).selectedIndex
    if (original instanceof HTMLCanvasElement && original.width > 0)
      (same as HTMLCanvasElement).getContext('2d')?.drawImage(original, 0, 0)
  }
  return () => {
    for (const [part, at] of scrolled) part.scrollTo(at)
  }
}

/** What the page wore when something last left it. */
let worn: { sheets: readonly CSSStyleSheet[]; copy: CSSStyleSheet } | undefined

/** All that the page wears by now: reading it takes a phone longer than a frame, so only when it has changed. */
function copyStyles(): CSSStyleSheet {
  const sheets = [...document.styleSheets]
  if (worn?.sheets.length === sheets.length && sheets.every((sheet, at) => sheet === worn?.sheets[at])) return worn.copy
  const copy = new CSSStyleSheet()
  const rules = sheets.flatMap(({ cssRules }) => [...cssRules])
  copy.replaceSync(rules.map(({ cssText }) => cssText).join(''))
  worn = { sheets, copy }
  return copy
}
