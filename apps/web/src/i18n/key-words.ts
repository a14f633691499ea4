import type zhCn from './key/zh-cn.json'
import { openMoreWords } from './more-words.ts'

const key = openMoreWords<keyof typeof zhCn>({
  'zh-CN': () => import('./key/zh-cn.json'),
  'zh-TW': () => import('./key/zh-tw.json'),
  'en-US': () => import('./key/en-us.json'),
})

/** Have the words about API keys, from now on in every language that is chosen. */
export const loadKeyWords = key.load
/** Texts about API keys in the chosen language. */
export const useKeyText = key.useMoreText
/** The same for code outside components. */
export const keyText = key.moreText
