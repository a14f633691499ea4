import { useId } from 'react'
import styles from './radio-group.module.css'

interface Choice<Value extends string> {
  value: Value
  label: string
  /** Written in another language than the page. */
  lang?: string
}

interface RadioGroupProps<Value extends string> {
  label: string
  value: Value
  choices: readonly Choice<Value>[]
  onChange: (value: Value) => void
}

/** One of a few, all in view. */
export function RadioGroup<Value extends string>({ label, value, choices, onChange }: RadioGroupProps<Value>) {
  const name = useId()
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      <div className={styles.choices}>
        {choices.map((choice) => (
          <label key={choice.value} lang={choice.lang}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
