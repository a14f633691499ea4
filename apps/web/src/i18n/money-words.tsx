import { type ReactNode, use } from 'react'
import { type Dictionaries, loadWords } from './text.ts'

const moneyDictionaries: Dictionaries = {
  'zh-CN': () => import('./money/zh-cn.json'),
  'zh-TW': () => import('./money/zh-tw.json'),
  'en-US': () => import('./money/en-us.json'),
}

/** On their way as soon as the first screen that speaks of money is. */
const coming = loadWords(moneyDictionaries)
// Told by whoever waits for them.
coming.catch(() => null)

/** Stands around whatever speaks of money, and shows it once the words are here. */
export function MoneyWords({ children }: { children: ReactNode }) {
  use(coming)
  return children
}
