import type { Language } from '@easel/contract/basics'
import { useText } from '../../i18n/use-text.ts'
import { useAppSetting } from '../../lib/stored.ts'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { useCompany } from '../company/api.ts'

/** Each language in its own words, whatever the page speaks. */
const LANGUAGES: { value: Language; label: string; lang: string }[] = [
  { value: 'zh-CN', label: '简体中文', lang: 'zh-CN' },
  { value: 'zh-TW', label: '繁體中文', lang: 'zh-TW' },
  { value: 'en-US', label: 'English', lang: 'en-US' },
]

/** The languages that the operator offers, and which of them the page speaks. */
export function LanguageChoice({ onChoose }: { onChoose: (language: Language) => void }) {
  const t = useText()
  const language = useAppSetting((setting) => setting.language)
  const offered = useCompany()?.languages
  const languages = LANGUAGES.filter(({ value }) => !offered?.length || offered.includes(value))
  return <RadioGroup label={t('settings.language')} value={language} choices={languages} onChange={onChoose} />
}
