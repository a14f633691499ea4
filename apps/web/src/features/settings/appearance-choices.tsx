import { Link } from 'wouter'
import { useText } from '../../i18n/use-text.ts'
import { setAppSetting, useAppSetting } from '../../lib/stored.ts'
import { RadioGroup } from '../../ui/radio-group.tsx'
import styles from './appearance-choices.module.css'
import { LanguageChoice } from './language-choice.tsx'

/**
 * Theme and language, stored in this browser only; the settings dialog also saves them to the account. Below it the contact link
 * of pages outside the app frame.
 */
export function AppearanceChoices() {
  const t = useText()
  const theme = useAppSetting((setting) => setting.theme)
  return (
    <div className={styles.choices}>
      <RadioGroup
        label={t('settings.theme')}
        value={theme}
        choices={[
          { value: 'dark', label: t('settings.dark') },
          { value: 'light', label: t('settings.light') },
          { value: 'auto', label: t('settings.auto') },
        ]}
        onChange={(chosen) => setAppSetting({ theme: chosen })}
      />
      <LanguageChoice onChoose={(language) => setAppSetting({ language })} />
      <Link href="/about">{t('about.title')}</Link>
    </div>
  )
}
