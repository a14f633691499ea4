import type { Language } from '@easel/contract/basics'
import { useText } from '../../i18n/use-text.ts'
import { useAppSetting } from '../../lib/stored.ts'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { useCompany } from '../company/api.ts'
import { LANGUAGES } from './language-table.ts'

/** The languages that the operator offers. */
export function LanguageChoice({ onChoose }: { onChoose: (language: Language) => void }) {
  const t = useText()
  const language = useAppSetting((setting) => setting.language)
  const offered = useCompany()?.languages
  const languages = LANGUAGES.filter(({ value }) => !offered?.length || offered.includes(value))
  return <RadioGroup label={t('settings.language')} value={language} choices={languages} onChange={onChoose} />
}
