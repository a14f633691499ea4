import { prefersReducedMotion } from '../lib/prefers-reduced-motion.ts'
import styles from './dialog.module.css'

/** Elements that have a layer of their own above the dialog. */
const ABOVE = '[popover], dialog'

/**
 * Inert visual copy of an open dialog and its backdrop, for the fade-out. Call it before the dialog is removed; returns the
 * function that starts the fade.
 */
export function copyDialog(dialog: HTMLDialogElement): () => void {
  if (prefersReducedMotion()) return () => {}
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
    // Closed shadow root: the copy's names and ids are not found twice.
    const shadow = host.attachShadow({ mode: 'closed' })
    shadow.adoptedStyleSheets = [copyStyles()]
    shadow.append(scrim)
    document.body.append(host)
    scroll()
    const movements = scrim.getAnimations().map(({ finished }) => finished)
    void Promise.allSettled(movements).then(() => host.remove())
  }
}

/** Copies what `cloneNode` does not: canvas content, form state, and, once attached, scroll positions. */
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

/** Style sheets of the page at the last fade-out, and their copy. */
let worn: { sheets: readonly CSSStyleSheet[]; copy: CSSStyleSheet } | undefined

/** Copy of all style sheets. Reading them takes a phone longer than a frame, so only when they have changed. */
function copyStyles(): CSSStyleSheet {
  const sheets = [...document.styleSheets]
  if (worn?.sheets.length === sheets.length && sheets.every((sheet, at) => sheet === worn?.sheets[at])) return worn.copy
  const copy = new CSSStyleSheet()
  const rules = sheets.flatMap(({ cssRules }) => [...cssRules])
  copy.replaceSync(rules.map(({ cssText }) => cssText).join(''))
  worn = { sheets, copy }
  return copy
}
