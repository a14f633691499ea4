import { Settings } from 'lucide-react'
import { useText } from '../../i18n/use-text.ts'
import { type AppSetting, setAppSetting, useAppSetting } from '../../lib/stored.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Popover } from '../../ui/popover.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import type { Align, Side } from '../../ui/place.ts'
import { useCompany } from '../company/api.ts'
import styles from './appearance-button.module.css'

/** Each language in its own words, whatever the page speaks. */
const LANGUAGES: { value: AppSetting['language']; label: string; lang: string }[] = [
  { value: 'zh-CN', label: '简体中文', lang: 'zh-CN' },
  { value: 'zh-TW', label: '繁體中文', lang: 'zh-TW' },
  { value: 'en-US', label: 'English', lang: 'en-US' },
]

/** Theme and language, one press away on every screen. */
export function AppearanceButton({ where }: { where: { side: Side; align: Align } }) {
  const t = useText()
  return (
    <Popover
      label={t('settings.appearance')}
      options={where}
      trigger={<IconButton label={t('settings.appearance')} icon={Settings} />}
    >
      <Appearance />
    </Popover>
  )
}

function Appearance() {
  const t = useText()
  const setting = useAppSetting()
  const offered = useCompany()?.languages
  const languages = LANGUAGES.filter(({ value }) => !offered?.length || offered.includes(value))
  return (
    <div className={styles.choices}>
      <RadioGroup
        label={t('settings.theme')}
        value={setting.theme}
        choices={[
          { value: 'dark', label: t('settings.dark') },
          { value: 'light', label: t('settings.light') },
          { value: 'auto', label: t('settings.auto') },
        ]}
        onChange={(theme) => setAppSetting({ theme })}
      />
      <RadioGroup
        label={t('settings.language')}
        value={setting.language}
        choices={languages}
        onChange={(language) => setAppSetting({ language })}
      />
    </div>
  )
}
