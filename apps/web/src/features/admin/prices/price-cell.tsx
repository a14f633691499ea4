import { useId } from 'react'
import styles from './price-table.module.css'

interface PriceCellProps {
  label: string
  value: string
  /** What counts while nothing is typed. */
  placeholder: string
  /** What is wrong with it; none when nothing is. */
  error: string | undefined
  onType: (typed: string) => void
}

/** One price, named by its row and column for whoever does not see them. */
export function PriceCell({ label, value, placeholder, error, onType }: PriceCellProps) {
  const id = useId()
  return (
    <>
      <input
        className={styles.cell}
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
        inputMode="numeric"
        value={value}
        placeholder={placeholder}
        onChange={(event) => onType(event.target.value)}
      />
      {error && (
        <p id={id} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </>
  )
}
