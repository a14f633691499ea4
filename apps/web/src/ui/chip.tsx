import styles from './chip.module.css'

interface ChipProps {
  label: string
  isOn: boolean
  onPress: () => void
}

/** Toggle button in the shape of a chip. */
export function Chip({ label, isOn, onPress }: ChipProps) {
  return (
    <button type="button" className={styles.chip} aria-pressed={isOn} onClick={onPress}>
      {label}
    </button>
  )
}
