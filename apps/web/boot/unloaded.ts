import type { Language } from '@easel/contract/basics'

/** Menus and dialogs need the Popover API; see docs/decisions/0027. */
function isTooOld(): boolean {
  return !('popover' in HTMLElement.prototype)
}

/** Until the app has rendered, reports in the page that a script failed, or that the browser is too old. */
export function watchForUnloaded(language: Language): void {
  const say = () => showUnloadedNote(language)
  addEventListener('error', ({ target }) => isOfScript(target) && say(), true)
  if (isTooOld()) addEventListener('DOMContentLoaded', say)
}

/** Failed pictures and styles are tolerated; failed scripts and uncaught errors are not. */
function isOfScript(target: EventTarget | null): boolean {
  return !(target instanceof HTMLElement) || target instanceof HTMLScriptElement
}

/** Shows the error template of the page in place of the loading state; does nothing once the app has rendered. */
export function showUnloadedNote(language: Language): void {
  const boot = document.querySelector('.boot')
  const template = document.querySelector('template')
  if (!boot || !template) return
  const answer = template.content.cloneNode(true) as DocumentFragment
  answer.querySelector(isTooOld() ? '[data-unloaded]' : '[data-old]')?.remove()
  for (const words of answer.querySelectorAll<HTMLElement>('[lang]')) if (words.lang !== language) words.remove()
  answer.querySelector('button')?.addEventListener('click', () => location.reload())
  boot.replaceWith(answer)
}
