import { type Dictionaries, loadWords } from './text.ts'

const loginDictionaries: Dictionaries = {
  'zh-CN': () => import('./login/zh-cn.json'),
  'zh-TW': () => import('./login/zh-tw.json'),
  'en-US': () => import('./login/en-us.json'),
}

/** What is said where one signs in or changes one's password. */
export const loadLoginWords = (): Promise<void> => loadWords(loginDictionaries)
