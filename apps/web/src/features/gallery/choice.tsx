import ChevronDown from 'lucide-react/icons/chevron-down'
import styles from './gallery-bar.module.css'

interface ChoiceProps {
  /** Its name, and what stands there while nothing is chosen. */
  label: string
  /** Empty: all. */
  value: string
  choices: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

/** One of a few, or all, in the browser's own list. */
export function Choice({ label, value, choices, onChange }: ChoiceProps) {
  return (
    <span className={styles.choice} data-chosen={value !== ''}>
      <select name={label} aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{label}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      <ChevronDown size={14} strokeWidth={1.75} aria-hidden />
    </span>
  )
}
