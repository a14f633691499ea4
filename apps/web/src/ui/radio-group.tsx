import { type ReactNode, useId } from 'react'
import styles from './radio-group.module.css'

interface Choice<Value extends string> {
  value: Value
  label: string
  /** When its language differs from the page's. */
  lang?: string
  /** Picture above the label; for all choices or for none. */
  picture?: ReactNode
}

interface RadioGroupProps<Value extends string> {
  label: string
  value: Value
  choices: readonly Choice<Value>[]
  onChange: (value: Value) => void
  /** Explains the choice before it is made. */
  hint?: string
}

/** Radio buttons with all choices visible. */
export function RadioGroup<Value extends string>({ label, value, choices, onChange, hint }: RadioGroupProps<Value>) {
  const name = useId()
  return (
    <fieldset className={styles.group} aria-describedby={hint && `${name}-hint`}>
      <legend>{label}</legend>
      <div className={choices[0]?.picture ? styles.pictures : styles.choices}>
        {choices.map((choice) => (
          <label key={choice.value} lang={choice.lang}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            {choice.picture && (
              <span className={styles.picture} aria-hidden>
                {choice.picture}
              </span>
            )}
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
      {hint && (
        <p id={`${name}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </fieldset>
  )
}
