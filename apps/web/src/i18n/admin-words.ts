import type zhCn from './admin/zh-cn.json'
import { openMoreWords } from './more-words.ts'
import type { TextKey } from './text.ts'

/** Keys of the console's dictionary and of the general one. */
export type AdminKey = TextKey | keyof typeof zhCn

const console = openMoreWords<keyof typeof zhCn>({
  'zh-CN': () => import('./admin/zh-cn.json'),
  'zh-TW': () => import('./admin/zh-tw.json'),
  'en-US': () => import('./admin/en-us.json'),
})

/** Have the console's words, from now on in every language that is chosen. */
export const loadAdminWords = console.load
/** Texts of the console in the chosen language. */
export const useAdminText = console.useMoreText
/** The same for code outside components. */
export const adminText = console.moreText
