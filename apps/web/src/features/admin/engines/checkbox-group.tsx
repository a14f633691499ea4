import { useId } from 'react'
import { FlagField } from '../parts/flag-field.tsx'
import styles from './checkbox-group.module.css'

interface TicksProps<Value extends string> {
  label: string
  /** The label is visible elsewhere already. */
  isLabelHidden?: boolean
  choices: readonly { value: Value; label: string }[]
  chosen: readonly Value[]
  error: string | undefined
  onToggle: (value: Value) => void
}

/** Group of checkboxes. */
export function CheckboxGroup<Value extends string>({
  label,
  isLabelHidden,
  choices,
  chosen,
  error,
  onToggle,
}: TicksProps<Value>) {
  const errorId = useId()
  return (
    <fieldset className={styles.ticks} aria-describedby={error && errorId}>
      <legend className={isLabelHidden ? 'sr-only' : undefined}>{label}</legend>
      <div>
        {choices.map((choice) => (
          <FlagField
            key={choice.value}
            label={choice.label}
            checked={chosen.includes(choice.value)}
            aria-invalid={error ? true : undefined}
            onChange={() => onToggle(choice.value)}
          />
        ))}
      </div>
      {error && (
        <p id={errorId} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
