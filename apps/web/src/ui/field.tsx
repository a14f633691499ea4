import type { InputHTMLAttributes, ReactNode } from 'react'
import styles from './field.module.css'
import { Labelled } from './labelled.tsx'

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string
  /** What goes in, said beforehand. */
  hint?: string | undefined
  /** What is wrong with it; empty when nothing is. */
  error?: string | undefined
  /** A control at the right end, inside the frame. */
  after?: ReactNode
  ref?: React.Ref<HTMLInputElement>
}

/** A labelled text field with its error under it. */
export function Field({ label, hint, error, after, ...input }: FieldProps) {
  return (
    <Labelled label={label} hint={hint} error={error}>
      {(belonging) => (
        <div className={styles.frame} data-invalid={belonging['aria-invalid']}>
          <input {...input} {...belonging} />
          {after}
        </div>
      )}
    </Labelled>
  )
}
