import type { Language } from '@easel/contract/basics'

const WEIGHTS = [400, 500, 600]

/** The first text in each font weight is slow to lay out. Done here while the network is busy, in a task per weight. */
export function layOutWords(language: Language): void {
  requestAnimationFrame(() => {
    for (const weight of WEIGHTS) setTimeout(layOut, 0, weight, language === 'en-US' ? 'a1' : '画a1')
  })
}

function layOut(weight: number, text: string): void {
  const words = Object.assign(document.createElement('p'), { textContent: text, ariaHidden: 'true' })
  Object.assign(words.style, { position: 'fixed', visibility: 'hidden', fontWeight: weight })
  document.body.append(words)
  void words.offsetWidth
  words.remove()
}
