import ChevronDown from 'lucide-react/icons/chevron-down'
import styles from './gallery-bar.module.css'

interface ChoiceProps {
  /** Accessible name, and the text while nothing is chosen. */
  label: string
  /** Empty string for all. */
  value: string
  choices: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

/** Select with an "all" entry. */
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
