import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import styles from './field.module.css'

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string
  /** What is wrong with it; empty when nothing is. */
  error?: string
  /** A control at the right end, inside the frame. */
  after?: ReactNode
  ref?: React.Ref<HTMLInputElement>
}

/** A labelled text field with its error under it. */
export function Field({ label, error = '', after, ...input }: FieldProps) {
  const id = useId()
  const errorId = `${id}-error`
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.frame} data-invalid={error !== ''}>
        <input
          {...input}
          id={id}
          aria-invalid={error !== '' || undefined}
          aria-describedby={error === '' ? undefined : errorId}
        />
        {after}
      </div>
      {error !== '' && (
        <p id={errorId} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
