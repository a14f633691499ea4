import type zhCn from './clip/zh-cn.json'
import { openMoreWords } from './more-words.ts'

const clip = openMoreWords<keyof typeof zhCn>({
  'zh-CN': () => import('./clip/zh-cn.json'),
  'zh-TW': () => import('./clip/zh-tw.json'),
  'en-US': () => import('./clip/en-us.json'),
})

/** Have the words about clips, from now on in every language that is chosen. */
export const loadClipWords = clip.load
/** Texts about clips in the chosen language. */
export const useClipText = clip.useMoreText
