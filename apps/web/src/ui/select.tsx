import { useId } from 'react'
import styles from './select.module.css'

export interface Choice<Value extends string> {
  value: Value
  label: string
  /** Written in another language than the page. */
  lang?: string
}

interface SelectProps<Value extends string> {
  label: string
  value: Value
  choices: readonly Choice<Value>[]
  onChange: (value: Value) => void
}

/** One of a few, by the browser's own list. */
export function Select<Value extends string>({ label, value, choices, onChange }: SelectProps<Value>) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={(event) => {
          const chosen = choices.find((choice) => choice.value === event.target.value)
          if (chosen) onChange(chosen.value)
        }}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value} lang={choice.lang}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  )
}
