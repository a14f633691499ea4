import type { TextareaHTMLAttributes } from 'react'
import { Labelled } from './labelled.tsx'
import styles from './text-area.module.css'

interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  label: string
  hint?: string | undefined
  /** Error message; empty when valid. */
  error?: string | undefined
}

/** Labelled multi-line field with its error message. */
export function TextArea({ label, hint, error, ...area }: TextAreaProps) {
  return (
    <Labelled label={label} hint={hint} error={error}>
      {(belonging) => <textarea {...area} {...belonging} className={styles.area} />}
    </Labelled>
  )
}
