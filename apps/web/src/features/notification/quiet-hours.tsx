import type { NotificationSettings, QuietHours as Hours } from '@easel/contract/notification'
import { useNotificationText } from '../../i18n/notification-words.ts'
import { Field } from '../../ui/field.tsx'
import { SaveMark } from '../../ui/save-mark.tsx'
import { SaveProblem } from '../../ui/save-problem.tsx'
import { Switch } from '../../ui/switch.tsx'
import { useAutoSave } from '../../ui/use-auto-save.ts'
import styles from './quiet-hours.module.css'

/** Until somebody chooses others. */
const NIGHT: Hours = { from: '22:00', until: '08:00' }

interface QuietHoursProps {
  settings: NotificationSettings
  /** Rejects with an Error that says what is wrong. */
  save: (change: Pick<NotificationSettings, 'quietHours' | 'timeZone'>) => Promise<unknown>
}

/** When nothing sounds or shows; told by the clock of whoever sets them. */
export function QuietHours({ settings: { quietHours, timeZone }, save }: QuietHoursProps) {
  const t = useNotificationText()
  const saveHours = (chosen: Hours | null) =>
    save({ quietHours: chosen, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone || timeZone })
  const { state, run, again } = useAutoSave(saveHours)
  return (
    <div className={styles.hours}>
      <Switch
        label={t('notification.quiet')}
        hint={t('notification.quietHint')}
        isOn={quietHours !== null}
        save={(isOn) => saveHours(isOn ? NIGHT : null)}
      />
      {quietHours && (
        <div className={styles.times}>
          {(['from', 'until'] as const).map((end) => (
            <Field
              key={end}
              label={t(`notification.${end}`)}
              type="time"
              required
              value={quietHours[end]}
              // An empty one is still being written.
              onChange={({ target }) => target.value && run({ ...quietHours, [end]: target.value })}
            />
          ))}
          <p className={styles.zone}>{t('notification.zone', { zone: timeZone })}</p>
          <SaveMark state={state} />
        </div>
      )}
      <SaveProblem state={state} onRetry={again} />
    </div>
  )
}
