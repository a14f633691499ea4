import type { ReactNode } from 'react'
import { ErrorDetails } from './error-details.tsx'
import styles from './state-note.module.css'

interface StateNoteProps {
  drawing: ReactNode
  words: string
  /** Something went wrong, and is said at once. */
  isAlert?: boolean
  /** Why, for who looks for the cause. */
  error?: Error | null
  /** The next step. */
  children: ReactNode
}

/** Stands where a list would: a small drawing, what is the matter, and the next step. */
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
