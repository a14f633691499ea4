import type { Language } from '@easel/contract/basics'
import type zhCn from './legal/zh-cn.json'

export type LegalDocument = keyof typeof zhCn
type LegalTexts = typeof zhCn

const texts: Record<Language, () => Promise<{ default: LegalTexts }>> = {
  'zh-CN': () => import('./legal/zh-cn.json'),
  'zh-TW': () => import('./legal/zh-tw.json'),
  'en-US': () => import('./legal/en-us.json'),
}

/** Default legal texts, used until the operator writes their own. */
export async function loadLegalText(language: Language, document: LegalDocument): Promise<LegalTexts[LegalDocument]> {
  return (await texts[language]()).default[document]
}
