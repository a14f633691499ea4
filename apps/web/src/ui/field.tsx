import type { InputHTMLAttributes, ReactNode } from 'react'
import styles from './field.module.css'
import { Labelled } from './labelled.tsx'

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string
  /** Explains the input before it is made. */
  hint?: string | undefined
  /** Error message; empty when valid. */
  error?: string | undefined
  /** Control at the left end, inside the frame. */
  before?: ReactNode
  /** Control at the right end, inside the frame. */
  after?: ReactNode
  ref?: React.Ref<HTMLInputElement>
}

/** Labelled text field with its error message. */
export function Field({ label, hint, error, before, after, ...input }: FieldProps) {
  return (
    <Labelled label={label} hint={hint} error={error}>
      {(belonging) => (
        <div className={styles.frame} data-invalid={belonging['aria-invalid']}>
          {before}
          <input {...input} {...belonging} />
          {after}
        </div>
      )}
    </Labelled>
  )
}
