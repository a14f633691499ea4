import { openMoreWords } from './more-words.ts'
import type zhCn from './notification/zh-cn.json'

const notification = openMoreWords<keyof typeof zhCn>({
  'zh-CN': () => import('./notification/zh-cn.json'),
  'zh-TW': () => import('./notification/zh-tw.json'),
  'en-US': () => import('./notification/en-us.json'),
})

/** Have the words about notifications, from now on in every language that is chosen. */
export const loadNotificationWords = notification.load
/** Texts about notifications in the chosen language. */
export const useNotificationText = notification.useMoreText
/** The same for code outside components. */
export const notificationText = notification.moreText
