import type { Theme } from '@easel/contract/basics'
import { useSettingsText } from '../../i18n/settings-words.ts'
import { rethrowFieldMessage } from '../../lib/rethrow-field-message.ts'
import { setAppSetting, setHabits, useHabits } from '../../lib/stored.ts'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { SaveMark } from '../../ui/save-mark.tsx'
import { SaveProblem } from '../../ui/save-problem.tsx'
import { useAutoSave } from '../../ui/use-auto-save.ts'
import { type ProfileChange, useSaveProfile } from '../account/profile/api.ts'
import styles from './appearance-settings.module.css'
import { LanguageChoice } from './language-choice.tsx'
import { ThemeChoice } from './theme-choice.tsx'

/** Settings tab: theme, language, motion. */
export function AppearanceSettings() {
  return (
    <>
      <ThemeSetting />
      <LanguageSetting />
      <MotionSetting />
    </>
  )
}

/** `auto` exists only in this browser: the account keeps the last explicit choice, which `auto` follows. */
function ThemeSetting() {
  const { state, run, again } = useAccountSave()

  function choose(theme: Theme) {
    setAppSetting({ theme })
    void run(theme === 'auto' ? {} : { theme })
  }

  return (
    <div className={styles.setting}>
      <ThemeChoice onChoose={choose} />
      <SaveMark state={state} />
      <SaveProblem state={state} onRetry={again} />
    </div>
  )
}

function LanguageSetting() {
  const { state, run, again } = useAccountSave()
  return (
    <div className={styles.setting}>
      <LanguageChoice
        onChoose={(language) => {
          setAppSetting({ language })
          void run({ language })
        }}
      />
      <SaveMark state={state} />
      <SaveProblem state={state} onRetry={again} />
    </div>
  )
}

function MotionSetting() {
  const t = useSettingsText()
  const motion = useHabits((habits) => habits.motion)
  const { state, run } = useAutoSave(async () => {})
  return (
    <div className={styles.setting}>
      <RadioGroup
        label={t('settings.motion')}
        value={motion}
        choices={[
          { value: 'system', label: t('settings.motionSystem') },
          { value: 'reduced', label: t('settings.motionReduced') },
        ]}
        onChange={(chosen) => {
          setHabits({ motion: chosen })
          void run(undefined)
        }}
      />
      <SaveMark state={state} />
    </div>
  )
}

/** Saves to the account too; without a change for the account it succeeds at once. */
function useAccountSave() {
  const profile = useSaveProfile()
  return useAutoSave(async (change: ProfileChange) => {
    return Object.keys(change).length > 0 && profile.mutateAsync(change).catch(rethrowFieldMessage)
  })
}
