import { useText } from '../../i18n/use-text.ts'
import { setAppSetting, useAppSetting } from '../../lib/stored.ts'
import { useCompany } from '../company/api.ts'
import { AppearanceButton } from './appearance-button.tsx'
import styles from './login-corner.module.css'
import { languageOfBrowser, LANGUAGES, OFFERS } from './language-table.ts'

/** Languages by their own names, and the theme, for who is not signed in yet. */
export function LoginCorner() {
  return (
    <>
      <LanguageRow />
      <AppearanceButton where={{ side: 'below', align: 'end' }} />
    </>
  )
}

/** The operator's languages side by side, each by its own name; the browser's own is offered in a sentence. */
function LanguageRow() {
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
