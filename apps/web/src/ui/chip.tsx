import styles from './chip.module.css'

interface ChipProps {
  label: string
  isOn: boolean
  onPress: () => void
}

/** A word that is in or out. */
export function Chip({ label, isOn, onPress }: ChipProps) {
  return (
    <button type="button" className={styles.chip} aria-pressed={isOn} onClick={onPress}>
      {label}
    </button>
  )
}
