import type { ReactNode } from 'react'
import { ErrorDetails } from './error-details.tsx'
import styles from './state-note.module.css'

interface StateNoteProps {
  drawing: ReactNode
  words: string
  /** Announced immediately by screen readers. */
  isAlert?: boolean
  /** The cause, for the technical details. */
  error?: Error | null
  /** The next step. */
  children: ReactNode
}

/** Empty or failed state of a list: a small drawing, a sentence, and the next step. */
export function StateNote({ drawing, words, isAlert = false, error = null, children }: StateNoteProps) {
  return (
    <div className={styles.note} role={isAlert ? 'alert' : undefined}>
      {drawing}
      <p>{words}</p>
      {children}
      {error && <ErrorDetails error={error} />}
    </div>
  )
}
