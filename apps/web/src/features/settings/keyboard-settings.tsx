import { useSettingsText } from '../../i18n/settings-words.ts'
import { setHabits, useHabits } from '../../lib/stored.ts'
import { Switch } from '../../ui/switch.tsx'
import { KeyList } from './key-list.tsx'

/** The keys that do something, and whether those do that are a character alone. */
export function KeyboardSettings() {
  const t = useSettingsText()
  return (
    <>
      <Switch
        label={t('settings.singleKeys')}
        hint={t('settings.singleKeysHint')}
        isOn={useHabits((habits) => habits.letterKeys)}
        save={async (letterKeys) => setHabits({ letterKeys })}
      />
      <KeyList />
    </>
  )
}
