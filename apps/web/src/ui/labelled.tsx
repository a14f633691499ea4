import { type ReactNode, useId } from 'react'
import styles from './labelled.module.css'

/** Attributes that link a control to its label, hint and error. */
interface Belonging {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

interface LabelledProps {
  label: string
  /** Explains the input before it is made. */
  hint?: string | undefined
  /** Error message; empty when valid. */
  error?: string | undefined
  children: (belonging: Belonging) => ReactNode
}

/** A control with label, hint and error message. */
export function Labelled({ label, hint, error = '', children }: LabelledProps) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const described = [hint && hintId, error !== '' && errorId].filter(Boolean).join(' ')
  return (
    <div className={styles.labelled}>
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-invalid': error !== '' || undefined, 'aria-describedby': described || undefined })}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {error !== '' && (
        <p id={errorId} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
