import type { ReactNode } from 'react'
import styles from './marked-list.module.css'

interface MarkedListProps {
  label: string
  className: string | undefined
  /** Entries; done ones have `data-state="done"`, the current one `aria-current`. */
  children: ReactNode
}

/** List of steps with progress markers. */
export function MarkedList({ label, className, children }: MarkedListProps) {
  return (
    <ol className={`${styles.list} ${className}`} aria-label={label}>
      {children}
    </ol>
  )
}
