import type { Theme } from '@easel/contract/basics'
import { useSettingsText } from '../../i18n/settings-words.ts'
import { useAppSetting } from '../../lib/stored.ts'
import { RadioGroup } from '../../ui/radio-group.tsx'
import styles from './theme-choice.module.css'

const THEMES: Theme[] = ['dark', 'light', 'auto']

/** Theme choice, with a small drawing of each. */
export function ThemeChoice({ onChoose }: { onChoose: (theme: Theme) => void }) {
  const t = useSettingsText()
  const chosen = useAppSetting((setting) => setting.theme)
  const choices = THEMES.map((value) => ({ value, label: t(`settings.${value}`), picture: <Picture theme={value} /> }))
  return (
    <RadioGroup
      label={t('settings.theme')}
      value={chosen}
      choices={choices}
      onChange={onChoose}
      hint={t('settings.autoHint')}
    />
  )
}

function Picture({ theme }: { theme: Theme }) {
  return (
    <>
      {theme !== 'light' && <Page theme="dark" />}
      {theme !== 'dark' && <Page theme="light" />}
    </>
  )
}

function Page({ theme }: { theme: 'dark' | 'light' }) {
  return (
    <svg viewBox="0 0 96 60" data-theme={theme} className={styles.page}>
      <rect className={styles.ground} width="96" height="60" />
      <rect className={styles.rail} width="9" height="60" />
      <rect className={styles.side} x="9" width="23" height="60" />
      <rect className={styles.line} x="13" y="8" width="14" height="3" rx="1.5" />
      <rect className={styles.line} x="13" y="16" width="11" height="3" rx="1.5" />
      <rect className={styles.line} x="13" y="24" width="13" height="3" rx="1.5" />
      <rect className={styles.words} x="40" y="9" width="34" height="3" rx="1.5" />
      <rect className={styles.line} x="40" y="16" width="22" height="18" rx="2" />
      <rect className={styles.field} x="38" y="44" width="52" height="10" rx="3" />
      <rect className={styles.accent} x="79" y="46.5" width="8" height="5" rx="1.5" />
    </svg>
  )
}
