import { type ReactNode, useId } from 'react'
import styles from './labelled.module.css'

/** What makes a control belong to its label, its hint and its error. */
interface Belonging {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

interface LabelledProps {
  label: string
  /** What goes in, said beforehand. */
  hint?: string | undefined
  /** What is wrong with it; empty when nothing is. */
  error?: string | undefined
  children: (belonging: Belonging) => ReactNode
}

/** A control under its label, with its hint and its error under it. */
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
