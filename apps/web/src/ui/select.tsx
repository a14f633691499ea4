import ChevronDown from 'lucide-react/icons/chevron-down'
import { Labelled } from './labelled.tsx'
import styles from './select.module.css'

interface SelectProps {
  label: string
  value: string
  choices: readonly { value: string; label: string }[]
  onChange: (value: string) => void
  isDisabled?: boolean
  /** Error message; empty when valid. */
  error?: string
}

/** Native select, which every device adapts to its input. */
export function Select({ label, value, choices, onChange, isDisabled, error }: SelectProps) {
  return (
    <Labelled label={label} error={error}>
      {(belonging) => (
        <div className={styles.frame}>
          <select {...belonging} value={value} disabled={isDisabled} onChange={(event) => onChange(event.target.value)}>
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </select>
          <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
        </div>
      )}
    </Labelled>
  )
}
