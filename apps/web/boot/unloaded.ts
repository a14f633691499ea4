import type { Language } from '@easel/contract/basics'

/** Without it menus and more would stay shut; see docs/decisions/0027. */
function isTooOld(): boolean {
  return !('popover' in HTMLElement.prototype)
}

/** Until the app has drawn itself, only the page can say that a file of it did not come, or that no file would help. */
export function watchForUnloaded(language: Language): void {
  const say = () => sayUnloaded(language)
  addEventListener('error', ({ target }) => isOfScript(target) && say(), true)
  if (isTooOld()) addEventListener('DOMContentLoaded', say)
}

/** Pictures and styles may be missing; a script, or what a script throws, may not. */
function isOfScript(target: EventTarget | null): boolean {
  return !(target instanceof HTMLElement) || target instanceof HTMLScriptElement
}

/** Puts the page's template in the place of what waits for the app; nothing once the app stands there. */
export function sayUnloaded(language: Language): void {
  const boot = document.querySelector('.boot')
  const template = document.querySelector('template')
  if (!boot || !template) return
  const answer = template.content.cloneNode(true) as DocumentFragment
  answer.querySelector(isTooOld() ? '[data-unloaded]' : '[data-old]')?.remove()
  for (const words of answer.querySelectorAll<HTMLElement>('[lang]')) if (words.lang !== language) words.remove()
  answer.querySelector('button')?.addEventListener('click', () => location.reload())
  boot.replaceWith(answer)
}
