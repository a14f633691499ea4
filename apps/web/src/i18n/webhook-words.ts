import type zhCn from './webhook/zh-cn.json'
import { openMoreWords } from './more-words.ts'

const webhook = openMoreWords<keyof typeof zhCn>({
  'zh-CN': () => import('./webhook/zh-cn.json'),
  'zh-TW': () => import('./webhook/zh-tw.json'),
  'en-US': () => import('./webhook/en-us.json'),
})

/** Have the words about webhooks, from now on in every language that is chosen. */
export const loadWebhookWords = webhook.load
/** Texts about webhooks in the chosen language. */
export const useWebhookText = webhook.useMoreText
/** The same for code outside components. */
export const webhookText = webhook.moreText
