import type { User } from '@easel/contract/account'
import { useSettingsText } from '../../i18n/settings-words.ts'
import { rethrowFieldMessage } from '../../lib/rethrow-field-message.ts'
import { type Habits, setHabits, useHabits } from '../../lib/stored.ts'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { SaveMark } from '../../ui/save-mark.tsx'
import { Switch } from '../../ui/switch.tsx'
import { useAutoSave } from '../../ui/use-auto-save.ts'
import { useSaveProfile } from '../account/profile/api.ts'
import styles from './appearance-settings.module.css'
import { SuffixField } from './suffix-field.tsx'
import { useControlKey } from './use-control-key.ts'

interface DrawingSettingsProps {
  user: User
  /** Undefined for a person in no channel, who cannot draw. */
  channelId: string | undefined
}

/** Settings tab: suffixes, remix, send key. */
export function DrawingSettings({ user, channelId }: DrawingSettingsProps) {
  return (
    <>
      <SendKeySetting />
      <RemixSwitches user={user} />
      <PicksSwitch />
      {channelId && <SuffixField bot={{ botType: 'MID_JOURNEY', name: 'MJ' }} channelId={channelId} />}
      {channelId && <SuffixField bot={{ botType: 'NIJI_JOURNEY', name: 'niji' }} channelId={channelId} />}
    </>
  )
}

function SendKeySetting() {
  const t = useSettingsText()
  const control = useControlKey()
  const sendKey = useHabits((habits) => habits.sendKey)
  const { state, run } = useAutoSave(async (chosen: Habits['sendKey']) => setHabits({ sendKey: chosen }))
  return (
    <div className={styles.setting}>
      <RadioGroup
        label={t('settings.sendKey')}
        value={sendKey}
        choices={[
          { value: 'Enter', label: 'Enter' },
          { value: 'CtrlEnter', label: `${control} Enter` },
        ]}
        onChange={run}
      />
      <SaveMark state={state} />
    </div>
  )
}

function PicksSwitch() {
  const t = useSettingsText()
  return (
    <Switch
      label={t('settings.picks')}
      hint={t('settings.picksHint')}
      isOn={useHabits((habits) => habits.picksAsThumbnails)}
      save={async (picksAsThumbnails) => setHabits({ picksAsThumbnails })}
    />
  )
}

function RemixSwitches({ user }: { user: User }) {
  const t = useSettingsText()
  const profile = useSaveProfile()
  return (
    <>
      <Switch
        label={t('settings.remix', { bot: 'MJ' })}
        hint={t('settings.remixHint')}
        isOn={user.mjRemix}
        save={(mjRemix) => profile.mutateAsync({ mjRemix }).catch(rethrowFieldMessage)}
      />
      <Switch
        label={t('settings.remix', { bot: 'niji' })}
        hint={t('settings.remixHint')}
        isOn={user.nijiRemix}
        save={(nijiRemix) => profile.mutateAsync({ nijiRemix }).catch(rethrowFieldMessage)}
      />
    </>
  )
}
