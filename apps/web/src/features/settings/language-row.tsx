import { useText } from '../../i18n/use-text.ts'
import { setAppSetting, useAppSetting } from '../../lib/stored.ts'
import { useCompany } from '../company/api.ts'
import styles from './language-row.module.css'
import { languageOfBrowser, LANGUAGES, OFFERS } from './language-table.ts'

/** The operator's languages side by side, each by its own name; the browser's own is offered in a sentence. */
export function LanguageRow() {
  const t = useText()
  const shown = useAppSetting((setting) => setting.language)
  const offered = useCompany()?.languages
  const languages = LANGUAGES.filter(({ value }) => !offered?.length || offered.includes(value))
  const wanted = languageOfBrowser(navigator.language)
  if (languages.length < 2) return null
  return (
    <div role="group" aria-label={t('settings.language')} className={styles.row}>
      {languages.map(({ value, label, lang }) => (
        <button
          key={value}
          type="button"
          lang={lang}
          aria-pressed={value === shown}
          data-offered={value === wanted && value !== shown}
          onClick={() => setAppSetting({ language: value })}
        >
          {value === wanted && value !== shown ? OFFERS[value] : label}
        </button>
      ))}
    </div>
  )
}
