import { openMoreWords } from './more-words.ts'
import type zhCn from './settings/zh-cn.json'
import type { TextKey } from './text.ts'

/** Keys of this dictionary and of the general one. */
export type SettingsKey = TextKey | keyof typeof zhCn

const settings = openMoreWords<keyof typeof zhCn>({
  'zh-CN': () => import('./settings/zh-cn.json'),
  'zh-TW': () => import('./settings/zh-tw.json'),
  'en-US': () => import('./settings/en-us.json'),
})

/** Have the words of the settings, the profile and the list of keys, from now on in every language that is chosen. */
export const loadSettingsWords = settings.load
/** Texts of the settings, the profile and the list of keys in the chosen language. */
export const useSettingsText = settings.useMoreText
/** The same for code outside components. */
export const settingsText = settings.moreText
