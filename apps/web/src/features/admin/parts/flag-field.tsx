import type { InputHTMLAttributes } from 'react'
import styles from './flag-field.module.css'

interface FlagFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string
}

/** Labelled checkbox. */
export function FlagField({ label, ...input }: FlagFieldProps) {
  return (
    <label className={styles.flag}>
      <input type="checkbox" {...input} />
      {label}
    </label>
  )
}
