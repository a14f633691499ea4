import { openMoreWords } from './more-words.ts'
import type zhCn from './order/zh-cn.json'

const order = openMoreWords<keyof typeof zhCn>({
  'zh-CN': () => import('./order/zh-cn.json'),
  'zh-TW': () => import('./order/zh-tw.json'),
  'en-US': () => import('./order/en-us.json'),
})

/** Have the words about buying: plans, packs, orders, payment, the credit statement, from now on in every language that is chosen. */
export const loadOrderWords = order.load
/** Texts about buying: plans, packs, orders, payment, the credit statement in the chosen language. */
export const useOrderText = order.useMoreText
