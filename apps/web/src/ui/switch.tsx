import { useId } from 'react'
import { SaveMark } from './save-mark.tsx'
import { SaveProblem } from './save-problem.tsx'
import styles from './switch.module.css'
import { useAutoSave } from './use-auto-save.ts'

interface SwitchProps {
  label: string
  /** Explains the effect in a sentence. */
  hint: string
  isOn: boolean
  /** Rejects with an Error whose message is shown. */
  save: (isOn: boolean) => Promise<unknown>
}

/** On/off switch that saves itself. */
export function Switch({ label, hint, isOn, save }: SwitchProps) {
  const id = useId()
  const { state, run, again } = useAutoSave(save)
  return (
    <div className={styles.row}>
      <label className={styles.label}>
        <span className={styles.words}>
          <span className={styles.name}>{label}</span>
          <span id={id} className={styles.hint}>
            {hint}
          </span>
        </span>
        <SaveMark state={state} />
        <input
          type="checkbox"
          role="switch"
          aria-label={label}
          aria-describedby={id}
          checked={isOn}
          onChange={(event) => run(event.target.checked)}
        />
      </label>
      <SaveProblem state={state} onRetry={again} />
    </div>
  )
}
