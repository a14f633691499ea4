import type { TextareaHTMLAttributes } from 'react'
import { Labelled } from './labelled.tsx'
import styles from './text-area.module.css'

interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  label: string
  hint?: string | undefined
  /** What is wrong with it; empty when nothing is. */
  error?: string | undefined
}

/** A labelled field of several lines, with its error under it. */
export function TextArea({ label, hint, error, ...area }: TextAreaProps) {
  return (
    <Labelled label={label} hint={hint} error={error}>
      {(belonging) => <textarea {...area} {...belonging} className={styles.area} />}
    </Labelled>
  )
}
